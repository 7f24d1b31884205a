import { drawn } from '../../../core/format/text.ts';
import { useSheet } from '../context.ts';
import { Ltr } from '../layout/Text.tsx';
import factsCss from './facts.css?inline';

export { factsCss };

export interface Fact {
  readonly label: string;
  readonly value: string | null;
  readonly isLtr?: boolean;
  readonly isVerbatim?: boolean;
}

export const isKnown = ({ value }: Fact): boolean => value !== null && value !== '';

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  useSheet(factsCss);
  return (
    <dl className="d-facts">
      {facts.filter(isKnown).map(({ label, value, isVerbatim, isLtr }) => (
        <div key={label}>
          <dt>
            <bdi>{drawn(label)}</bdi>
          </dt>
          <dd translate={isVerbatim ? 'no' : undefined}>
            {isLtr && value ? <Ltr>{value}</Ltr> : <bdi>{value && drawn(value)}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
