import { defineAll, type DictTagNameMap } from '../elements/index.ts';

/** Defines a tag. If its code can't be loaded, `onLost` receives a message with a reload button. */
export function load(tag: keyof DictTagNameMap, onLost?: (words: HTMLElement) => void): void {
  defineAll([tag]).catch((cause: unknown) =>
    // Firefox aborts pending loads when the page is left. The delay keeps that from being reported.
    setTimeout(() => {
      console.error(`dict-elements: <${tag}> could not be loaded.`, cause);
      onLost?.(words());
    }, leavingMs),
  );
}

const leavingMs = 500;

function words(): HTMLElement {
  const section = fromTemplate('#lost');
  // Browsers may cache a failed module load: only a reload surely retries.
  section.querySelector('button')!.addEventListener('click', () => location.reload());
  return section;
}

export function fromTemplate(selector: string): HTMLElement {
  const { content } = document.querySelector<HTMLTemplateElement>(selector)!;
  return document.importNode(content, true).firstElementChild as HTMLElement;
}
