/** A text whose backticked parts are shown as code. */
export const Words = ({ of = '' }: { readonly of?: string | undefined }) =>
  of.split('`').map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text));
