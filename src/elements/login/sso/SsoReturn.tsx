import { useEffect } from 'react';
import { addressOf } from '../../../core/config/navigation.ts';
import { useElement, useElementState, useFlow } from '../../kit/context.ts';
import { SigningIn } from './MicrosoftButton.tsx';
import { createSsoReturnFlow } from './sso-return.flow.ts';

export default function SsoReturn() {
  const flow = useFlow(createSsoReturnFlow);
  const { element } = useElement();
  useElementState('busy');
  // Effect: reads the address and the storage, which a server does not have.
  useEffect(() => {
    void flow.begin(new URLSearchParams(addressOf(element).search));
  }, [flow, element]);
  return <SigningIn />;
}
