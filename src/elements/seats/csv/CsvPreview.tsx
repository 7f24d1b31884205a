import { useEffect, useMemo } from 'react';
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx';
import { useAnnounce } from '../../kit/feedback/LiveRegion.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import type { FoundFault, SeatCsvPreview } from './csv-preview.ts';
import type { Preview } from './csv.flow.ts';
import { t } from './csv.text.ts';
import { FileLink } from './FileLink.tsx';

/** Preview of the file and its likely errors. Only advice: the service decides. */
export function CsvPreview({ preview }: { readonly preview: Preview }) {
  const announce = useAnnounce();
  const said = preview.at === 'read' ? `${sizeOf(preview)}. ${adviceOf(preview).join(' ')}` : t('reading');
  // Effect: the live region is outside of React.
  useEffect(() => announce(said), [announce, said]);
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
      <Advice preview={preview} />
      {preview.sample.length > 0 && <Sample preview={preview} />}
    </section>
  );
}

function Advice({ preview }: { readonly preview: SeatCsvPreview }) {
  const sentences = adviceOf(preview);
  if (sentences.length === 0) {
    return (
      <Notice tone="success" isStill>
        {t('fine')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" isStill>
      <p>{t('advice')}</p>
      <ul className="d-csv-faults">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {preview.report && (
        <FileLink file={preview.report} name={t('reportName')}>
          {t('faultsReport')}
        </FileLink>
      )}
    </Notice>
  );
}

interface SampleRow {
  readonly at: number;
  readonly cells: readonly string[];
}

function Sample({ preview: { columns, sample, rowCount } }: { readonly preview: SeatCsvPreview }) {
  const table = useMemo(
    () => ({
      columns: columnsOf(columns, Math.max(...sample.map((cells) => cells.length))),
      rows: sample.map((cells, at) => ({ at, cells })),
    }),
    [columns, sample],
  );
  return (
    <div>
      <DataTable caption={t('previewCaption')} isCaptionHidden isCompact keyOf={({ at }) => String(at)} {...table} />
      {rowCount > sample.length && (
        <p className="d-small d-quiet d-csv-more">{t('moreRows', { count: rowCount - sample.length })}</p>
      )}
    </div>
  );
}

const columnsOf = (names: readonly string[], count: number): readonly Column<SampleRow>[] =>
  [...Array<undefined>(count)].map((_, at) => ({
    key: String(at),
    heading: names[at]?.slice(0, 40) || t('column', { at: at + 1 }),
    cell: ({ cells }) => cells[at] || '-',
    isRowHeading: at === 0,
  }));

function sizeOf({ rowCount, columns }: SeatCsvPreview): string {
  const rows = rowCount === 1 ? t('oneRow') : t('rows', { count: rowCount });
  return `${rows}, ${columns.length === 1 ? t('oneColumn') : t('columns', { count: columns.length })}`;
}

const adviceOf = ({ advice, faults }: SeatCsvPreview) => [...advice, ...faults.map(sentenceOf)];

function sentenceOf({ fault, count, lines }: FoundFault): string {
  const all = lines.join(', ');
  if (count === 1) return t('onLine', { text: t(fault), lines: all });
  return t('onLines', { text: t(fault), count, lines: count > lines.length ? t('andMore', { lines: all }) : all });
}
