import type { ReactNode } from 'react';

export interface AccountFact {
  readonly label: string;
  readonly value: ReactNode;
  /** A name or a number: not for translation. */
  readonly isVerbatim?: boolean;
  /** Stands where there is no value. */
  readonly empty?: string;
  readonly action?: ReactNode;
}

/** Names and values, with what can be done with a value beside it. */
export const AccountFacts = ({ facts }: { readonly facts: readonly AccountFact[] }) => (
  <dl className="d-account-facts">
    {facts.map(({ label, value, isVerbatim, empty = '-', action }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value ? (
            <span translate={isVerbatim ? 'no' : undefined} dir="auto">
              {value}
            </span>
          ) : (
            <span className="d-account-empty">{empty}</span>
          )}
          {action}
        </dd>
      </div>
    ))}
  </dl>
);
