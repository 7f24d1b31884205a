import type { BindTexts } from '../../core/config/text.ts';
import { useStore } from '@nanostores/react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { drawn } from '../../core/format/text.ts';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import { Button } from '../kit/controls/Button.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { Chip } from '../kit/lists/Chip.tsx';
import { DataTable, WideFact, type Column } from '../kit/lists/DataTable.tsx';
import { Ltr } from '../kit/layout/Text.tsx';
import { Menu } from '../kit/layers/Menu.tsx';
import type { SeatsFlow } from './seats.flow.ts';
import { isEmptySeat, nameOfUser, seatIdOf, sortValues } from './seats.rules.ts';
import { sorted } from '../../core/format/sorted.ts';
import { t, text } from './seats.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { useBindTexts, viewLocale } from '../kit/language.ts';

interface SeatTableProps {
  readonly flow: SeatsFlow;
  readonly seats: readonly Seat[];
  readonly isSpeechApi: boolean;
  readonly isBusy: boolean;
  readonly isLoading: boolean;
  readonly caption: string;
  readonly emptyRow: ReactNode;
}

export function SeatTable({ flow, seats, isSpeechApi, ...table }: SeatTableProps) {
  const bind = useBindTexts();
  const locale = viewLocale();
  const sort = useStore(flow.$sort);
  const rows = useMemo(() => sorted(seats, sort, sortValues, locale), [seats, sort, locale]);
  const { columns, action } = useMemo(
    () => ({
      columns: [markColumn(flow, isSpeechApi, bind), ...columnsFor(isSpeechApi, bind)],
      action: (seat: Seat) => <Action seat={seat} flow={flow} isSpeechApi={isSpeechApi} />,
    }),
    [flow, isSpeechApi, bind],
  );
  return (
    <DataTable
      columns={columns}
      rows={rows}
      keyOf={seatIdOf}
      action={action}
      linesBelowEm={isSpeechApi ? 30 : 45}
      sort={{ by: sort, onSort: (key) => void flow.sortBy(key) }}
      {...table}
    />
  );
}

const markColumn = (flow: SeatsFlow, isSpeechApi: boolean, bind: BindTexts): Column<Seat> => ({
  key: 'mark',
  heading: bind(text)('columnMark'),
  isHeadingHidden: true,
  cell: (seat) => (isEmptySeat(seat, isSpeechApi) ? null : <Mark seat={seat} flow={flow} />),
  line: 'start',
});

function Mark({ seat, flow }: { readonly seat: Seat; readonly flow: SeatsFlow }) {
  const isMarked = useStore(flow.$marked).has(seatIdOf(seat));
  return (
    <CheckBox name="mark" isOn={isMarked} onChange={() => flow.toggle(seat)}>
      <span className="d-hidden">{t('mark', { user: nameOfUser(seat) })}</span>
    </CheckBox>
  );
}

function columnsFor(isSpeechApi: boolean, bind: BindTexts): readonly Column<Seat>[] {
  const [t, tKit] = [bind(text), bind(kitText)];
  const ofUser: readonly Column<Seat>[] = [
    {
      key: 'name',
      heading: t('columnName'),
      cell: (seat) => seat.userName || noneOf(seat),
      isSortable: true,
      onlyIn: 'table',
    },
    {
      key: 'email',
      heading: tKit('email'),
      cell: (seat) => seat.email || noneOf(seat),
      isLtr: true,
      isSortable: true,
      onlyIn: 'table',
    },
    {
      key: 'contact',
      heading: tKit('email'),
      cell: (seat) => (seat.email ? <Contact {...seat} /> : '-'),
      line: 'second',
      onlyIn: 'lines',
    },
    { key: 'country', heading: tKit('country'), cell: (seat) => seat.countryName || noneOf(seat) },
    {
      key: 'phone',
      heading: t('columnPhone'),
      cell: phoneCell,
      isOneLine: true,
    },
  ];
  const emptySeat = (seat: Seat) => (isSpeechApi ? t('emptySeat') : `${t('emptySeat')} · ${seatIdOf(seat)}`);
  const ofTag: readonly Column<Seat>[] = [
    {
      key: 'tag',
      heading: t('columnTag'),
      cell: ({ userTag }) => userTag,
      isSortable: true,
      onlyIn: 'table',
    },
  ];
  return [
    { key: 'id', heading: t('columnId'), cell: seatIdOf, isRowHeading: true, isOneLine: true, onlyIn: 'table' },
    {
      key: 'lead',
      heading: t(isSpeechApi ? 'columnTag' : 'columnName'),
      cell: (seat) => (isEmptySeat(seat, isSpeechApi) ? emptySeat(seat) : seat.userName || nameOfUser(seat)),
      isRowHeading: true,
      onlyIn: 'lines',
    },
    {
      key: 'otherId',
      heading: t('columnId'),
      cell: seatIdOf,
      isOneLine: true,
      onlyIn: 'lines',
      ...(isSpeechApi && { line: 'second' }),
    },
    ...(isSpeechApi ? ofTag : ofUser),
    {
      key: 'state',
      heading: t('columnState'),
      cell: (seat) => (isEmptySeat(seat, isSpeechApi) ? '-' : <Chip tone="success">{t('assignedSeat')}</Chip>),
      line: 'state',
      onlyIn: 'lines',
    },
  ];
}

/** The text of a missing value. '' in an empty seat, whose row shows only the seat's id and its action. */
const noneOf = (seat: Seat) => (seat.userId === null ? '' : '-');

/** On a small phone an email address breaks before its '@', not within a name. */
const Contact = ({ email, phone, countryName }: Seat) => (
  <>
    <bdi dir="ltr" translate="no">
      {drawn(email ?? '')
        .split(/(?=@)/)
        .map((part, at) => (
          <Fragment key={at}>
            <wbr />
            {part}
          </Fragment>
        ))}
    </bdi>
    {phone && (
      <WideFact isAfter>
        <Ltr>{phone}</Ltr>
      </WideFact>
    )}
    {countryName && <WideFact isAfter>{countryName}</WideFact>}
  </>
);

/** In a narrow table the sheet shows the country below the number, in place of its own column. */
function phoneCell(seat: Seat): ReactNode {
  const phone = seat.phone ? <Ltr>{seat.phone}</Ltr> : noneOf(seat);
  if (!seat.countryName) return phone;
  return (
    <>
      {phone}
      <span className="d-seats-country" data-country={drawn(seat.countryName)} />
    </>
  );
}

function Action({ seat, flow, isSpeechApi }: Pick<SeatTableProps, 'flow' | 'isSpeechApi'> & { readonly seat: Seat }) {
  const opening = { busy: useStore(flow.$opening) === seat.seatId, onPreload: flow.preload };
  const user = nameOfUser(seat);
  const assign = () => void flow.ask({ at: 'assign', seat });
  const unassign = () => void flow.ask({ at: 'unassign', seat });
  if (isEmptySeat(seat, isSpeechApi)) {
    return (
      <Button isSmall {...opening} label={t('assignSeat', { seat: seat.seatId })} onClick={assign}>
        {t('assignUser')}
      </Button>
    );
  }
  if (isSpeechApi) {
    return (
      <Button isSmall {...opening} label={t('unassignNamed', { user })} onClick={unassign}>
        {t('unassignUser')}
      </Button>
    );
  }
  return (
    <Menu
      face="dots"
      {...opening}
      label={t('actionsOf', { user })}
      items={[
        { label: t('changeUser'), onSelect: () => void flow.ask({ at: 'change', seat }) },
        { label: t('unassignUser'), onSelect: unassign, isDanger: true },
      ]}
    />
  );
}
