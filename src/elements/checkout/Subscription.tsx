import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Facts } from '../kit/lists/Facts.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import { type OpenCheckout, promoStatus } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Card } from '../kit/layout/Card.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';
import { CycleCards } from './CycleCards.tsx';

interface SubscriptionProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly subscriptionId: string;
  readonly isPaying: boolean;
}

export function Subscription({ flow, open, subscriptionId, isPaying }: SubscriptionProps) {
  const known = Number(subscriptionId) > 0 ? subscriptionId : null;
  return (
    <Card title={t('subscription')} takesFocus={open.takesFocus}>
      <div className="d-stack">
        <Facts facts={[{ label: tKit('subscriptionId'), value: known, isLtr: true }]} />
        <fieldset className="d-checkout-choices" disabled={isPaying}>
          {!open.quote.isAlreadyPaid && <CycleCards flow={flow} open={open} />}
          <PromoCode flow={flow} open={open} />
        </fieldset>
      </div>
    </Card>
  );
}

/**
 * Few payers have a promo code: the field is behind a button until one is applied or was refused (DEC-4). An applied code
 * can only be removed (CON-4.67): the input is disabled, and the button that applied the code, which has the focus, now
 * removes it.
 */
function PromoCode({ flow, open }: { readonly flow: CheckoutFlow; readonly open: OpenCheckout }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isEdited, setEdited] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { code, trouble } = open.promo;
  const status = promoStatus(open);
  const isApplied = status.at === 'applied';
  // Effect: the input is uncontrolled. Shows the applied code, whatever was typed meanwhile; clears a removed one.
  useEffect(() => {
    if (!isApplied && code !== '') return;
    if (input.current) input.current.value = code;
    setEdited(false);
  }, [code, isApplied]);

  if (!isAdding && code === '' && !trouble) {
    const add = () => {
      flushSync(() => setAdding(true));
      input.current?.focus();
    };
    return (
      <div className="d-checkout-add">
        <Button kind="quiet" isSmall onClick={add} aria={{ 'aria-expanded': false }}>
          {t('addPromo')}
        </Button>
      </div>
    );
  }

  const wrong = status.at === 'wrong' ? status.text || t('promoWrong') : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Keeps the form open after a code is removed, because the focus is in the form.
    setAdding(true);
    const isDone = await (isApplied ? flow.removePromo() : flow.applyPromo(input.current?.value ?? ''));
    flushSync(() => setEdited(false));
    (isDone || isApplied ? button : input).current?.focus();
  };
  return (
    <form className="d-checkout-promo" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        onInput={() => setEdited(true)}
        label={t('promoCode')}
        name="promoCode"
        type="code"
        autoComplete="off"
        isOptional
        defaultValue={code}
        disabled={isApplied}
        help={isApplied ? status.text || t('promoApplied') : undefined}
        error={isEdited ? undefined : trouble ? translated(trouble) : wrong}
      />
      <Button
        ref={button}
        type="submit"
        busy={open.pendingRequest === 'apply' || open.pendingRequest === 'remove'}
        busyLabel={t(isApplied ? 'removing' : 'applying')}
      >
        {t(isApplied ? 'remove' : 'apply')}
      </Button>
    </form>
  );
}
