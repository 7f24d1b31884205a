import { useSheet } from '../context.ts';
import factsCss from './facts.css?inline';

export { factsCss };

/** A name and its value; null where it is not known. */
export interface Fact {
  readonly label: string;
  readonly value: string | null;
  /** An id or an amount: not for translation. */
  readonly isVerbatim?: boolean;
}

/** Whether there is a value to show. */
export const isKnown = ({ value }: Fact): boolean => value !== null && value !== '';

/** Names and values, one pair a line; a pair without a value is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  useSheet(factsCss);
  return (
    <dl className="d-facts">
      {facts.filter(isKnown).map(({ label, value, isVerbatim }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={isVerbatim ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
