import { Facts } from '../kit/lists/Facts.tsx';
import { chosenCycle, discountOf, priceText, totalText, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

/** What the chosen billing cycle costs, line by line, as the service has reckoned it. */
export function Price({ open }: { readonly open: OpenCheckout }) {
  const { quote } = open;
  const cycle = chosenCycle(open);
  if (!cycle) return <p className="d-quiet">{t('noPriceYet')}</p>;
  const line = (label: string, amount: string | null | undefined) => ({
    label,
    value: amount ? priceText(quote, amount) : null,
    isVerbatim: true,
  });
  const discount = discountOf(open);
  return (
    <div className="d-checkout-price" aria-busy={open.asking !== 'nothing'}>
      <Facts
        facts={[
          line(t('perMonth'), cycle.perMonthAmount),
          line(t('subtotal'), cycle.subtotalAmount),
          line(t('discount'), discount && `-${discount}`),
          line(cycle.taxDetail || t('tax'), cycle.taxAmount),
        ]}
      />
      <p className="d-checkout-total">
        <span>{t('totalIn', { currency: quote.currencyCode })}</span>
        <strong translate="no">{totalText(open)}</strong>
      </p>
    </div>
  );
}
