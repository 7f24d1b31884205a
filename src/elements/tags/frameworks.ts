import type { DictJsxElements } from './elements.ts';

/* Our tags in this project's own JSX. What the package tells React, Vue, Svelte and Solid is made by src/build/types. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DictJsxElements {}
  }
}
