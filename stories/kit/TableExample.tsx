import { Button } from '../../src/elements/kit/controls/Button.tsx';
import { Chip } from '../../src/elements/kit/lists/Chip.tsx';
import { DataTable, type Column } from '../../src/elements/kit/lists/DataTable.tsx';
import { EmptyState } from '../../src/elements/kit/feedback/EmptyState.tsx';

interface Row {
  readonly id: string;
  readonly organization: string;
  readonly seats: number;
  readonly stage: 'Live' | 'Trial' | 'Trial expired';
}

const stages = { Live: 'success', Trial: 'info', 'Trial expired': 'warning' } as const;

const columns: readonly Column<Row>[] = [
  { key: 'id', heading: 'Subscription ID', cell: (row) => row.id, isRowHeading: true },
  { key: 'organization', heading: 'Organization', cell: (row) => row.organization, line: 'second' },
  { key: 'product', heading: 'Product', cell: () => 'Dictation' },
  { key: 'seats', heading: 'Seats', cell: (row) => row.seats.toLocaleString('en'), isNumber: true },
  { key: 'expiry', heading: 'Expiry', cell: () => '04 Mar 2027', isOneLine: true },
  {
    key: 'stage',
    heading: 'Stage',
    cell: (row) => <Chip tone={stages[row.stage]}>{row.stage}</Chip>,
    line: 'state',
  },
];

const organizations = ['Example Radiology', 'Fictional Hospitals Trust of the Northern Riverside', 'Sample Clinic'];
const stageNames = ['Live', 'Trial', 'Trial expired'] as const;

export const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(40021 + at),
    organization: organizations[at % 3]!,
    seats: (at * 37) % 1200,
    stage: stageNames[at % 3]!,
  }));

export const TableExample = ({ rows }: { readonly rows: readonly Row[] }) => (
  <DataTable
    caption="Purchased subscriptions"
    columns={columns}
    rows={rows}
    keyOf={(row) => row.id}
    action={(row) => (
      <Button isSmall label={`Renew ${row.id}`}>
        Renew
      </Button>
    )}
    empty={<EmptyState drawing="search">No record(s) found</EmptyState>}
  />
);
