import { complain, config, isGiven } from './config.ts';
import type * as mistakes from './mistakes.ts';

/* Checks a page for mistakes of its author. Loaded with the client, after the form is rendered. */

export function lookAtElement(element: HTMLElement, written: mistakes.Written): void {
  const { tag, attributes, leadsOut } = written;
  const { links, products, messages } = config();
  const mistaken = element.getAttributeNames().filter((name) => {
    const attribute = attributes[name];
    return attribute ? attribute.kind === 'boolean' && element.getAttribute(name) === 'false' : !isUsual(name);
  });
  if (mistaken.length > 0) complain((words) => words.mistakenAttributes(element, mistaken, written));

  if (Object.keys(messages).length > 0) complain((words) => words.unknownMessages(Object.keys(messages)));
  if (leadsOut && !isGiven('consoleUrl')) complain((words) => words.noConsoleUrl(element));
  if (tag !== 'dict-signup') return;
  const product = element.getAttribute('product') ?? '';
  if (product !== '' && !Object.hasOwn(products, product))
    complain((words) => words.unknownProduct(element, product, Object.keys(products)));
  const isLegalGiven = isGiven('links.terms') || isGiven('links.privacy');
  if (!isLegalGiven && links.terms === '' && links.privacy === '') complain((words) => words.noLegalLine(element));
}

const isUsual = (name: string) => /^(?:id|class|slot|style|hidden|lang|dir|exportparts|data-.+|aria-.+)$/.test(name);

/** Without `serviceBase`, a failed call may have gone to the page's own server, which is not the service. */
export function lookAtFailure(outcome: string): void {
  const isForeign = outcome === 'failed' || outcome === 'malformed' || outcome === 'no-answer';
  if (isForeign && !isGiven('serviceBase')) complain((words) => words.noServiceBase());
}
