import { defineAll, type DictTagNameMap } from '../elements/index.ts';

/** Defines a tag. Where its code does not come, `onLost` gets words for the visitor, with a way to reload. */
export function load(tag: keyof DictTagNameMap, onLost?: (words: HTMLElement) => void): void {
  defineAll([tag]).catch((cause: unknown) =>
    // Firefox loses what is under way when the page is left: by then it has gone, and nobody is told.
    setTimeout(() => {
      console.error(`dict-elements: <${tag}> could not be loaded.`, cause);
      onLost?.(words());
    }, leavingMs),
  );
}

const leavingMs = 500;

function words(): HTMLElement {
  const section = fromTemplate('#lost');
  // A browser may remember that a module did not come: only a new page asks for it again for certain.
  section.querySelector('button')!.addEventListener('click', () => location.reload());
  return section;
}

export function fromTemplate(selector: string): HTMLElement {
  const { content } = document.querySelector<HTMLTemplateElement>(selector)!;
  return document.importNode(content, true).firstElementChild as HTMLElement;
}
