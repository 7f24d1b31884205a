import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { declarationsByTag } from './docs/declarations.ts';
import { ElementTables } from './docs/ElementTables.tsx';
import { Snippet } from './docs/Snippet.tsx';

/**
 * The documentation page of an element or a part of the kit. An element's story needs a page, storage and service of
 * its own, so only the first one is shown; stories of the kit share the page.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const declaration = declarationsByTag.get(String(preparedMeta.component));
  return (
    <>
      <Title />
      <Subtitle />
      {declaration ? (
        <p>
          <code>{`<${declaration.tagName}>`}</code> {declaration.description}
        </p>
      ) : (
        <Description />
      )}
      <Primary />
      <div className="docs-controls">
        <Controls {...(declaration && { include: declaration.attributes.map(({ name }) => name) })} />
      </div>
      {declaration && <Snippet tag={declaration.tagName} />}
      {declaration && <ElementTables declaration={declaration} />}
      {preparedMeta.title.startsWith('Kit/') && <Stories />}
    </>
  );
}
