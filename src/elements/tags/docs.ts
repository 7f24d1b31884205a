import { elements } from './elements.ts';
import type { ElementDocs } from '../runtime/element.ts';

const files = import.meta.glob<ElementDocs>('../*/*.element.ts', { eager: true, import: 'docs' });

export const docsByTag: Readonly<Record<string, ElementDocs>> = Object.fromEntries(
  elements.map(({ tag }) => {
    const name = tag.replace(/^dict-/, '');
    const docs = files[`../${name}/${name}.element.ts`];
    if (!docs) throw new Error(`<${tag}> has no docs: export \`docs\` from ${name}/${name}.element.ts.`);
    return [tag, docs];
  }),
);
