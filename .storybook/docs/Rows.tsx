import { Scroll } from './Scroll.tsx';
import { Words } from './Words.tsx';

interface RowsProps {
  /** The titles of the columns, then the rows. Text in backticks is code. */
  readonly of: readonly (readonly (string | undefined)[])[];
  /** The accessible name of the table; by default the titles of its columns. */
  readonly name?: string;
}

/** A table for MDX, which has no syntax for tables. */
export function Rows({ of: [head = [], ...rows], name = head.join(', ').replaceAll('`', '') }: RowsProps) {
  return (
    <Scroll name={name}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                <Words of={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={head[index]}>
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
