import type { BindTexts } from '../../../core/config/text.ts';
import { firstCharacters } from '../../../core/format/text.ts';
import { useMemo } from 'react';
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx';
import { Truncated } from '../../kit/lists/Truncated.tsx';
import { Warning } from '../../kit/icons.tsx';
import { useAnnouncement } from '../../kit/feedback/LiveRegion.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import type { RowFault } from './csv-faults.ts';
import type { SampleRow, SeatCsvPreview } from './csv-preview.ts';
import type { Preview } from './csv.flow.ts';
import { t, text } from './csv.text.ts';
import { translated, useBindTexts } from '../../kit/language.ts';

interface CsvPreviewProps {
  readonly preview: Preview;
  /** True if the service has refused the file: a preview without faults then doesn't say that the file is fine. */
  readonly isRefused: boolean;
}

/** Shows the faults of a file. They don't prevent the upload, because only the service decides. */
export function CsvPreview({ preview, isRefused }: CsvPreviewProps) {
  useAnnouncement(preview.at === 'read' ? saidOf(preview) : t('reading'));
  if (preview.at === 'reading') {
    return (
      <div className="d-csv-preview" aria-busy="true">
        <p className="d-quiet">{t('reading')}</p>
        <Skeleton shape="row" count={3} />
      </div>
    );
  }
  return (
    <section className="d-csv-preview" aria-label={t('preview')}>
      <p className="d-csv-size">{sizeOf(preview)}</p>
      <Advice preview={preview} isRefused={isRefused} />
      {preview.sample.length > 0 && <Sample preview={preview} />}
    </section>
  );
}

function Advice({ preview, isRefused }: { readonly preview: SeatCsvPreview; readonly isRefused: boolean }) {
  const sentences = adviceOf(preview);
  if (sentences.length === 0 && isRefused) return null;
  if (sentences.length === 0) {
    return (
      <Notice tone="success" isSilent>
        {t('fine')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" isSilent>
      <p>{t('advice')}</p>
      <ul className="d-csv-faults">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Sample({ preview }: { readonly preview: SeatCsvPreview }) {
  const bind = useBindTexts();
  const columns = useMemo(() => columnsOf(preview, bind), [preview, bind]);
  const { sample, rowCount } = preview;
  return (
    <div>
      <DataTable caption={t('previewCaption')} isCompact columns={columns} rows={sample} keyOf={lineOf} />
      {rowCount > sample.length && (
        <p className="d-small d-quiet d-csv-more">{t('moreRows', { count: rowCount - sample.length })}</p>
      )}
    </div>
  );
}

const lineOf = ({ line }: SampleRow) => String(line);

const columnsOf = ({ columns, sample }: SeatCsvPreview, bind: BindTexts): readonly Column<SampleRow>[] => [
  {
    key: 'line',
    heading: bind(text)('reportLine'),
    cell: (row) => <Marked text={lineOf(row)} fault={row.faults.get(-1)} />,
    isRowHeading: true,
    isOneLine: true,
  },
  ...[...Array<undefined>(Math.max(...sample.map(({ cells }) => cells.length)))].map((_, at) => ({
    key: String(at),
    heading: firstCharacters(columns[at] ?? '', 40) || bind(text)('column', { at: at + 1 }),
    cell: ({ cells, faults }: SampleRow) => <Marked text={cells[at] || '-'} fault={faults.get(at)} />,
  })),
];

function Marked({ text, fault }: { readonly text: string; readonly fault: RowFault | undefined }) {
  if (!fault) return <Truncated text={text} />;
  return (
    <span className="d-csv-faulty" title={t(fault)}>
      <Warning /> <Truncated text={text} />
      <span className="d-hidden"> ({t(fault)})</span>
    </span>
  );
}

const saidOf = (preview: SeatCsvPreview) =>
  t('checked', { size: sizeOf(preview), advice: adviceOf(preview).join(' ') });

const sizeOf = ({ rowCount, columns }: SeatCsvPreview) =>
  t('rowsAndColumns', {
    rows: t('rows', { count: rowCount }),
    columns: t('columns', { count: columns.length }),
  });

const adviceOf = ({ advice, faults }: SeatCsvPreview) => [...advice.map(translated), ...faults.map(sentenceOf)];

function sentenceOf({ fault, count, lines }: SeatCsvPreview['faults'][number]): string {
  const all = lines.join(t('comma'));
  return t('onLines', { text: t(fault), count, lines: count > lines.length ? t('andMore', { lines: all }) : all });
}
