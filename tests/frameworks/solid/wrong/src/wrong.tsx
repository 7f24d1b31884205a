import 'dict-elements';

export function Wrong() {
  let callback!: HTMLElementTagNameMap['dict-callback'];
  return (
    <>
      <dict-signup layout="wide" />
      <dict-signup headingLevel="2" />
      <dict-login layout="form" />
      <dict-signup on:dict-session={({ detail }) => detail.state} />
      <dict-signup ref={callback} />
      <button onClick={() => callback.hide()}>Hide</button>
    </>
  );
}
