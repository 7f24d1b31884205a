import type { DictJsxElements } from './elements.ts';

/* The package's types for React, Vue, Svelte and Solid come from src/build/types. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DictJsxElements {}
  }
}
