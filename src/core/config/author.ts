import { config, isGiven } from './config.ts';
import type * as mistakes from './mistakes.ts';

/*
 * Looks for what an author may have got wrong and a visitor would meet later. It comes with the client, after the form; few
 * pages have a mistake, and those alone load the words for it.
 */

const tell = (about: (words: typeof mistakes) => unknown) => void import('./mistakes.ts').then(about, () => {});

/** Looks at an element once it is drawn. */
export function lookAtElement(element: HTMLElement, written: mistakes.Written): void {
  const { tag, attributes, leadsOut } = written;
  const { links, products, messages } = config();
  const strange = element.getAttributeNames().filter((name) => !attributes.includes(name) && !isUsual(name));
  if (strange.length > 0) tell((words) => words.strangeAttributes(element, strange, written));

  if (Object.keys(messages).length > 0) tell((words) => words.unknownMessages(Object.keys(messages)));
  if (leadsOut && !isGiven('consoleUrl')) tell((words) => words.noConsoleUrl(element));
  if (tag !== 'dict-signup') return;
  const product = element.getAttribute('product') ?? '';
  if (product !== '' && !Object.hasOwn(products, product))
    tell((words) => words.unknownProduct(element, product, Object.keys(products)));
  const isLegalGiven = isGiven('links.terms') || isGiven('links.privacy');
  if (!isLegalGiven && links.terms === '' && links.privacy === '') tell((words) => words.noLegalLine(element));
}

// Any element may have them; mistakes.ts knows the rest.
const isUsual = (name: string) => /^(?:id|class|slot|style|hidden|lang|dir|exportparts|data-.+|aria-.+)$/.test(name);

/** Looks at a call that failed: without `serviceBase` the page's own server may have answered it, which knows no service. */
export function lookAtFailure(outcome: string): void {
  const isForeign = outcome === 'failed' || outcome === 'malformed' || outcome === 'no-answer';
  if (isForeign && !isGiven('serviceBase')) tell((words) => words.noServiceBase());
}
