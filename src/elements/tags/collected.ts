import type { Text } from '../../core/config/kinds.ts';
import type { Texts } from '../../core/config/text.ts';
import type { ElementDocs } from '../runtime/element.ts';
import { elements } from './elements.ts';

const docs = import.meta.glob<ElementDocs>('../*/*.element.ts', { eager: true, import: 'docs' });

export const docsByTag: Readonly<Record<string, ElementDocs>> = Object.fromEntries(
  elements.map(({ tag }) => {
    const name = tag.replace(/^dict-/, '');
    const found = docs[`../${name}/${name}.element.ts`];
    if (!found) throw new Error(`<${tag}> has no docs: export \`docs\` from ${name}/${name}.element.ts.`);
    return [tag, found];
  }),
);

type AnyTexts = Texts<Readonly<Record<string, Text>>>;

const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.text.ts', { eager: true });

export const english = Object.values(catalogues)
  .flatMap((module) => Object.values(module))
  .filter((each): each is AnyTexts => typeof each === 'function' && 'english' in each);
