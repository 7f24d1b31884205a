import type { ReactNode } from 'react';

export interface AccountFact {
  readonly label: string;
  readonly value: ReactNode;
  /** True for a name or a number, which must not be translated. */
  readonly isVerbatim?: boolean;
  /** Shown in place of an empty value. */
  readonly empty?: string;
  readonly action?: ReactNode;
}

/** Labels and values, with an action beside a value. */
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
