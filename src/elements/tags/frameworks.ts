import type { DictJsxElements } from './elements.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DictJsxElements {}
  }
}
