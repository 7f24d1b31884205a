import { Button } from '../../kit/controls/Button.tsx';
import { t } from './payment.text.ts';

/** A way on for a payer who does not see the card widget: it covers this button while it is open (PAY-46). */
export const WindowClosed = ({ onClose }: { readonly onClose: () => void }) => (
  <Button kind="quiet" isWide onClick={onClose}>
    {t('windowClosed')}
  </Button>
);
