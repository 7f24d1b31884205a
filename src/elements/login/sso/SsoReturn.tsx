import { useEffect } from 'react';
import { useElement, useElementState, useFlow } from '../../kit/context.ts';
import { SigningIn } from '../SigningIn.tsx';
import { createSsoReturnFlow } from './sso-return.flow.ts';

/** Stands on `/auth` for the moment that the sign-in takes. */
export default function SsoReturn() {
  const flow = useFlow(createSsoReturnFlow);
  const { element } = useElement();
  useElementState('busy');
  // The address is outside of what React draws.
  useEffect(() => {
    const search = element?.ownerDocument.location.search ?? '';
    void flow.begin(new URLSearchParams(search));
  }, [flow, element]);
  return <SigningIn />;
}
