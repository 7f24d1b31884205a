import { SkeletonText } from '../feedback/Skeleton.tsx';
import { isFolded, type Column, type TableLayout } from './Rows.tsx';

interface SkeletonRowsProps {
  readonly columns: readonly Column<never>[];
  readonly hasAction: boolean;
  readonly layout: TableLayout;
}

const rowCount = 11;

/** Rows with a bar in the place of each text. They have the cells of the rows that come, so they are as high. */
export function SkeletonRows({ columns, hasAction, layout }: SkeletonRowsProps) {
  const shown = layout === 'lines' ? columns.filter((column) => !isFolded(column)) : columns;
  return (
    <tbody data-skeleton="">
      {[...Array<undefined>(rowCount)].map((_, at) => (
        <tr key={at}>
          {shown.map(({ key, line, isNumber, isRowHeading }) => {
            const Cell = isRowHeading ? 'th' : 'td';
            return (
              <Cell
                key={key}
                data-key={key}
                data-line={layout === 'lines' ? line : undefined}
                data-end={isNumber ? '' : undefined}
              >
                <SkeletonText />
              </Cell>
            );
          })}
          {hasAction && layout === 'table' && <td data-action="" />}
        </tr>
      ))}
    </tbody>
  );
}
