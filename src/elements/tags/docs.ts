import { elements } from './elements.ts';
import type { ElementDocs } from '../runtime/element-docs.ts';

const files = import.meta.glob<ElementDocs>('../*/*.docs.ts', { eager: true, import: 'docs' });

/** Documentation of every element, by tag. For the build and Storybook; never part of a visitor's chunk. */
export const docsByTag: Readonly<Record<string, ElementDocs>> = Object.fromEntries(
  elements.map(({ tag }) => {
    const name = tag.replace(/^dict-/, '');
    const docs = files[`../${name}/${name}.docs.ts`];
    if (!docs) throw new Error(`<${tag}> has no docs: write ${name}/${name}.docs.ts.`);
    return [tag, docs];
  }),
);
