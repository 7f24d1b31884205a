import { useEffect } from 'react';
import { useElement, useElementState, useFlow } from '../../kit/context.ts';
import { SigningIn } from './MicrosoftButton.tsx';
import { createSsoReturnFlow } from './sso-return.flow.ts';

export default function SsoReturn() {
  const flow = useFlow(createSsoReturnFlow);
  const { element } = useElement();
  useElementState('busy');
  // Effect: reads the address and the storage, which a server does not have.
  useEffect(() => {
    const search = element?.ownerDocument.location.search ?? '';
    void flow.begin(new URLSearchParams(search));
  }, [flow, element]);
  return <SigningIn />;
}
