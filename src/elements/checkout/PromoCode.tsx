import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import { promoStand, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

interface PromoCodeProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
}

/** Applied, the code can only be removed (CON-4.67). One button does both, so the focus stays on it. */
export function PromoCode({ flow, open }: PromoCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { code, trouble } = open.promo;
  const stand = promoStand(open);
  const isApplied = stand.at === 'applied';
  // The input is not React's to empty.
  useEffect(() => {
    if (code === '' && input.current) input.current.value = '';
  }, [code]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await (isApplied ? flow.removePromo() : flow.applyPromo(input.current?.value ?? ''));
    // A disabled input can't keep the focus; a wrong code can be mended at once.
    (isDone || isApplied ? button : input).current?.focus();
  };
  return (
    <form className="d-checkout-promo" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        label={t('promoCode')}
        name="promoCode"
        autoComplete="off"
        maxLength={64}
        isOptional
        defaultValue={code}
        disabled={isApplied}
        help={isApplied ? stand.text : undefined}
        error={trouble ?? (stand.at === 'wrong' ? stand.text : undefined)}
      />
      <Button
        ref={button}
        type="submit"
        busy={open.asking === 'apply' || open.asking === 'remove'}
        busyLabel={t(isApplied ? 'removing' : 'applying')}
      >
        {t(isApplied ? 'remove' : 'apply')}
      </Button>
    </form>
  );
}
