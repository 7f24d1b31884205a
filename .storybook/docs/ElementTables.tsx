import { useState } from 'react';
import { type manifest, cssParts } from '../../src/build/plugins/manifest.ts';
import { Scroll } from './Scroll.tsx';
import { Words } from './Words.tsx';

type Declaration = ReturnType<typeof manifest>['modules'][number]['declarations'][number];

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | undefined;
  readonly isCode?: boolean;
}

export function ElementTables({ declaration }: { readonly declaration: Declaration }) {
  const methods = declaration.members.filter(({ kind }) => kind === 'method');
  return (
    <>
      <Table
        title="Attributes"
        rows={declaration.attributes}
        columns={[
          { title: 'Attribute', cell: ({ name }) => name, isCode: true },
          { title: 'Property', cell: ({ fieldName }) => fieldName, isCode: true },
          { title: 'Type', cell: ({ type }) => type.text, isCode: true },
          { title: 'Default', cell: (each) => each.default, isCode: true },
          { title: 'Meaning', cell: ({ description }) => description },
        ]}
      />
      <Table
        title="Events"
        rows={declaration.events}
        columns={[
          { title: 'Event', cell: ({ name }) => name, isCode: true },
          { title: 'Type', cell: ({ type }) => type.text, isCode: true },
          { title: 'When', cell: ({ description }) => description },
        ]}
      />
      <Table
        title="Methods"
        rows={methods}
        columns={[
          { title: 'Method', cell: ({ name }) => `${name}()`, isCode: true },
          { title: 'Meaning', cell: ({ description }) => description },
        ]}
      />
      <Parts tag={declaration.tagName} />
      <Table
        title="Tokens"
        rows={declaration.cssProperties}
        columns={[
          { title: 'Token', cell: ({ name }) => name, isCode: true },
          { title: 'Default (light, dark)', cell: (each) => each.default, isCode: true },
        ]}
      />
    </>
  );
}

interface TableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

function Table<Row>({ title, rows, columns }: TableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Scroll name={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={columns[0]!.cell(row)}>
                {columns.map(({ title: name, cell, isCode }) => (
                  <td key={name}>{isCode ? <code>{cell(row)}</code> : <Words of={cell(row)} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

function Parts({ tag }: { readonly tag: string }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <section>
      <h2>Parts</h2>
      <p>Choose a part to see it outlined in the element above. Parts that this state does not draw have no outline.</p>
      <style>{shown && `${tag}::part(${shown}) { outline: 3px dashed var(--d-danger); outline-offset: 2px; }`}</style>
      <ul className="docs-parts">
        {cssParts.map(({ name, description }) => (
          <li key={name}>
            <button type="button" aria-pressed={shown === name} onClick={() => setShown(shown === name ? null : name)}>
              {name}
            </button>
            <span>
              <Words of={description} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
