import { formatNumber } from '../../../core/format/text.ts';
import { useSheet } from '../context.ts';
import { viewLocale } from '../language.ts';
import countersCss from './counters.css?inline';

interface Counter<Key> {
  readonly key: Key;
  readonly label: string;
  /** Null if the number is not known (yet). */
  readonly count: number | null;
}

interface CountersProps<Key> {
  readonly label: string;
  readonly counters: readonly Counter<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** Numbers of rows, each of which filters a list. */
export function Counters<Key extends string>({ label, counters, selected, onSelect }: CountersProps<Key>) {
  useSheet(countersCss);
  return (
    <div className="d-counters" role="group" aria-label={label}>
      {counters.map((counter) => (
        <button
          key={counter.key}
          type="button"
          className="d-counter"
          aria-pressed={counter.key === selected}
          onClick={() => onSelect(counter.key)}
        >
          <span className="d-counter-label">{counter.label}</span>{' '}
          <span className="d-counter-count">
            {counter.count === null ? '' : formatNumber(counter.count, viewLocale())}
          </span>
        </button>
      ))}
    </div>
  );
}
