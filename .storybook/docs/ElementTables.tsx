import { useState } from 'react';
import { type manifest, cssParts } from '../../src/build/plugins/manifest.ts';
import { Rows } from './Rows.tsx';
import { Words } from './Words.tsx';

type Declaration = ReturnType<typeof manifest>['modules'][number]['declarations'][number];

export function ElementTables({ declaration }: { readonly declaration: Declaration }) {
  const methods = declaration.members.filter(({ kind }) => kind === 'method');
  return (
    <>
      <Table
        title="Attributes"
        head={['Attribute', 'Property', 'Type', 'Default', 'Meaning']}
        rows={declaration.attributes.map((each) => [
          code(each.name),
          code(each.fieldName),
          code(each.type.text),
          code(each.default),
          each.description,
        ])}
      />
      <Table
        title="Events"
        head={['Event', 'Type', 'When']}
        rows={declaration.events.map(({ name, type, description }) => [code(name), code(type.text), description])}
      />
      <Table
        title="Methods"
        head={['Method', 'Meaning']}
        rows={methods.map(({ name, description }) => [code(`${name}()`), description])}
      />
      <Parts tag={declaration.tagName} />
      <Table
        title="Tokens"
        head={['Token', 'Default (light, dark)']}
        rows={declaration.cssProperties.map((each) => [code(each.name), code(each.default)])}
      />
    </>
  );
}

const code = (text: string) => `\`${text}\``;

interface TableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | undefined)[])[];
}

const Table = ({ title, head, rows }: TableProps) =>
  rows.length > 0 && (
    <section>
      <h2>{title}</h2>
      <Rows name={title} of={[head, ...rows]} />
    </section>
  );

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
