import { defineAll, type DictTagNameMap } from '../elements/index.ts';
import { t } from './host.text.ts';

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

/** A copy of a template, filled with the texts named by its `data-text` attributes. */
export function fromTemplate(selector: string): HTMLElement {
  const { content } = document.querySelector<HTMLTemplateElement>(selector)!;
  const element = document.importNode(content, true).firstElementChild as HTMLElement;
  for (const each of element.querySelectorAll<HTMLElement>('[data-text]'))
    each.textContent = t(each.dataset.text as Parameters<typeof t>[0]);
  return element;
}
