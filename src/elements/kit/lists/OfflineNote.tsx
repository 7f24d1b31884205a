import type { PagedList } from '../../../core/state/paged-list.ts';
import { useOffline } from '../use-offline.ts';
import { Notice } from '../feedback/Notice.tsx';
import { t } from './list.text.ts';

interface OfflineNoteProps<Query> {
  readonly state: PagedList<Query, unknown>;
  readonly onSearch: (query: Query) => void;
}

/** Shown while offline, if the rows are outdated or of an earlier search. Searches again when online (NET-09). */
export function OfflineNote<Query>({ state, onSearch }: OfflineNoteProps<Query>) {
  const isWaiting = state.at === 'ready' && (state.isOutdated || state.query !== state.appliedQuery);
  const isOffline = useOffline(() => isWaiting && onSearch(state.query));
  return isWaiting && isOffline && <Notice tone="info">{t('offline')}</Notice>;
}
