import { useEffect, useRef, useState } from 'react';
import { Facts } from '../kit/lists/Facts.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import { chosenCycle, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { PromoCode } from './PromoCode.tsx';
import { Section } from './Section.tsx';

interface SubscriptionProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly subscriptionId: string;
}

/** What can be chosen of what is bought: how often it is paid, and a promo code. */
export function Subscription({ flow, open, subscriptionId }: SubscriptionProps) {
  const { quote } = open;
  const isFixed = quote.isAlreadyPaid;
  return (
    <Section title={t('subscription')} takesFocus={open.isMoved}>
      <div className="d-stack">
        <p className="d-quiet">{[quote.productName, quote.planName].filter(Boolean).join(', ')}</p>
        <Facts
          facts={[
            { label: t('subscriptionId'), value: Number(subscriptionId) > 0 ? subscriptionId : null, isVerbatim: true },
            { label: t('cycle'), value: isFixed ? (chosenCycle(open)?.name ?? null) : null },
          ]}
        />
        <div className="d-checkout-choices">
          {!isFixed && <Cycle flow={flow} open={open} />}
          <PromoCode flow={flow} open={open} />
        </div>
      </div>
    </Section>
  );
}

/** Not offered for what is paid already (CON-4.64). */
function Cycle({ flow, open }: Pick<SubscriptionProps, 'flow' | 'open'>) {
  const { quote, cycleId, isCycleMissed } = open;
  const place = useRef<HTMLDivElement>(null);
  const [wasChosen] = useState(cycleId !== null);
  // The select is not React's to set: its cycle may no longer be offered.
  useEffect(() => {
    const select = place.current?.querySelector('select');
    if (select) select.value = cycleId ?? '';
  }, [cycleId]);
  // Pay now stands elsewhere: what is missing takes the focus (A11Y-09).
  useEffect(() => {
    if (isCycleMissed) place.current?.querySelector('select')?.focus();
  }, [isCycleMissed]);
  return (
    <div ref={place}>
      <SelectField
        label={t('cycle')}
        name="cycle"
        options={quote.billingCycles.map(({ planPriceId, name }) => ({ value: planPriceId, label: name }))}
        {...((cycleId === null || !wasChosen) && { placeholder: t('chooseCycle') })}
        defaultValue={cycleId ?? ''}
        error={isCycleMissed ? t('cycleMissing') : undefined}
        onChange={(planPriceId) => flow.choose(planPriceId)}
      />
    </div>
  );
}
