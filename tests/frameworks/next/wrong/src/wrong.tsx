import { useRef } from 'react';
import { DictLogin, DictSignup } from 'dict-elements/react';

export function Wrong() {
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  callback.current?.hide();
  return (
    <>
      <DictSignup layout="wide" />
      <DictLogin layout="form" />
      <DictSignup onDictPayment={() => {}} onDictSession={({ detail }) => detail.state} />
      <DictSignup ref={callback} />
    </>
  );
}
