import { elements } from './elements.ts';
import type { ElementDocs } from './runtime/element-docs.ts';

const files = import.meta.glob<ElementDocs>('./*/*.docs.ts', { eager: true, import: 'docs' });

/** The docs of every element, by its tag. For the build and Storybook: they lie in no chunk that a visitor loads. */
export const docsByTag: Readonly<Record<string, ElementDocs>> = Object.fromEntries(
  elements.map(({ tag }) => {
    const name = tag.replace(/^dict-/, '');
    const docs = files[`./${name}/${name}.docs.ts`];
    if (!docs) throw new Error(`<${tag}> has no docs: write ${name}/${name}.docs.ts.`);
    return [tag, docs];
  }),
);
