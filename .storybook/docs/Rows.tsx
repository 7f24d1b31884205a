import { Scroll } from './Scroll.tsx';
import { Words } from './Words.tsx';

/** A table for MDX, which has none. */
export function Rows({ of: [head = [], ...rows] }: { readonly of: readonly (readonly string[])[] }) {
  return (
    <Scroll name={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
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
