import type { SeatFilter } from '../../core/service/endpoints/seats.ts';
import type { SeatDetail } from './seats.flow.ts';
import { t } from './seats.text.ts';

interface CountersProps {
  readonly detail: SeatDetail;
  readonly filter: SeatFilter;
  readonly onPick: (filter: SeatFilter) => void;
}

/** The seat counters, which also filter the list. */
export function Counters({ detail, filter, onPick }: CountersProps) {
  const counters = [
    { filter: 'assigned', label: t('assigned'), count: detail.assignedSeats },
    { filter: 'empty', label: t('empty'), count: detail.emptySeats },
    { filter: 'all', label: t('all'), count: detail.totalSeats },
  ] as const;
  return (
    <div className="d-seats-counters" role="group" aria-label={t('counters')}>
      {counters.map((each) => (
        <button
          key={each.filter}
          type="button"
          className="d-counter"
          aria-pressed={each.filter === filter}
          onClick={() => onPick(each.filter)}
        >
          <span className="d-counter-label">{each.label}</span>
          <span className="d-counter-count">{each.count}</span>
        </button>
      ))}
    </div>
  );
}
