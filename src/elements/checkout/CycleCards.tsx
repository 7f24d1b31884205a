import { useEffect, useId, useRef } from 'react';
import { drawn } from '../../core/format/text.ts';
import { Note } from '../kit/fields/Field.tsx';
import { viewLocale } from '../kit/language.ts';
import { cycleName } from '../shared/cycle.text.ts';
import type { CheckoutFlow } from './checkout.flow.ts';
import { priceText, savingOf, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

/**
 * The choice of the billing cycle: one card per cycle, with the amounts of the service. Left out for a subscription
 * that is paid already (CON-4.64).
 */
export function CycleCards({ flow, open }: { readonly flow: CheckoutFlow; readonly open: OpenCheckout }) {
  const { quote, cycleId, isCycleMissed } = open;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // Effect: focuses the first card if the payer presses Pay now before a cycle is chosen (A11Y-09).
  useEffect(() => {
    if (isCycleMissed) group.current?.querySelector('input')?.focus();
  }, [isCycleMissed]);
  if (quote.billingCycles.length === 0) return null;
  return (
    <fieldset ref={group} className="d-field">
      <legend className="d-label d-small">{t('cycle')}</legend>
      <div className="d-checkout-cycles">
        {quote.billingCycles.map((cycle) => {
          const { planPriceId, name } = cycle;
          const about = `${id}-${planPriceId}`;
          return (
            <label key={planPriceId} className="d-checkout-cycle">
              <input
                type="radio"
                name="cycle"
                value={planPriceId}
                checked={cycleId === planPriceId}
                aria-labelledby={`${about}-name`}
                aria-describedby={`${id}-error ${about}`}
                onChange={() => flow.choose(planPriceId)}
              />
              <span id={`${about}-name`} className="d-checkout-cycle-name">
                <bdi>{drawn(cycleName(name))}</bdi>
              </span>
              <span id={about} className="d-small d-quiet">
                {pricesOf(open, planPriceId).map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </span>
            </label>
          );
        })}
      </div>
      <Note id={id} error={isCycleMissed ? t('cycleMissing') : undefined} />
    </fieldset>
  );
}

function pricesOf({ quote }: OpenCheckout, planPriceId: string): string[] {
  const cycle = quote.billingCycles.find((each) => each.planPriceId === planPriceId);
  if (!cycle?.perMonthAmount) return [];
  const locale = viewLocale();
  const saving = savingOf(quote, cycle);
  return [
    t('cyclePrice', { amount: priceText(quote, cycle.perMonthAmount, locale) }),
    ...(saving ? [t('cycleSaves', { amount: priceText(quote, saving, locale) })] : []),
  ];
}
