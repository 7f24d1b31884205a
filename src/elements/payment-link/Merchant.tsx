import { Brand } from '../kit/layout/Brand.tsx';
import { t } from './payment-link.text.ts';

/** Who is paid. */
export const Merchant = () => (
  <header className="d-pay-merchant">
    <span className="d-pay-brand">
      <Brand />
    </span>
    <span className="d-pay-secure">
      <Lock /> {t('secure')}
    </span>
  </header>
);

const Lock = () => (
  <svg
    className="d-icon"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M5 9h10v7.5H5V9Zm2-0V6.5a3 3 0 0 1 6 0V9m-3 3v1.5" />
  </svg>
);
