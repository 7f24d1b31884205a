import { isRetail as isRetailUser } from '../../core/session/session.ts';
import { noRows } from '../../core/state/paged-list.ts';
import { useFlow } from '../kit/context.ts';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { useSession } from '../kit/use-session.ts';
import { createFilterChoices } from './filters/filter-choices.flow.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { Attention } from './PurchasedList.tsx';
import { PurchasedTable } from './PurchasedTable.tsx';
import { noFilters } from './subscriptions.rules.ts';
import type { SubscriptionsFlow } from './subscriptions.flow.ts';

const nothing = () => {};

/** The list before its rows have loaded: counters, filters and headings are in place. */
export function PurchasedSkeleton({ flow }: { readonly flow: SubscriptionsFlow }) {
  const session = useSession();
  const isRetail = session ? isRetailUser(session) : false;
  const choices = useFlow(createFilterChoices);
  return (
    <>
      {!isRetail && <Attention flow={flow} query={noFilters} all={null} choices={choices} />}
      <FilterBar flow={flow} isRetail={isRetail} applied={noFilters} choices={choices} />
      <ListTools list={noRows} isLoadingAll={false} onStop={nothing} onExport={nothing}>
        <div className="d-skeleton d-skeleton-text" />
      </ListTools>
      <PurchasedTable
        flow={flow}
        rows={noRows.rows}
        sort={null}
        isRetail={isRetail}
        hasPrimary={false}
        isBusy={false}
        isLoading
        emptyRow={null}
      />
    </>
  );
}
