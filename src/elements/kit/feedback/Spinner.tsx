import { t } from '../kit.text.ts';

/** A turning ring. `label` is its accessible name; '' if adjacent text already says what is going on. */
export function Spinner({ label = t('loading') }: { readonly label?: string }) {
  if (!label) return <span className="d-spinner" aria-hidden="true" />;
  return <span className="d-spinner" role="progressbar" aria-label={label} />;
}
