import { useRef } from 'react';
import 'dict-elements';

export function Wrong() {
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  callback.current?.hide();
  return (
    <>
      <dict-signup layout="wide" />
      <dict-login layout="form" />
      <dict-signup ondict-payment={() => {}} ondict-session={({ detail }) => detail.state} />
      <dict-signup ref={callback} />
    </>
  );
}
