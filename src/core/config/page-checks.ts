import { findAll } from '../page/named-elements.ts';
import { reportMistake, config, isGiven } from './config.ts';
import type * as mistakes from './mistakes.ts';

export function checkElement(element: HTMLElement, written: mistakes.Written): void {
  const { tag, attributes, events } = written;
  const { links, products, messages } = config();
  const mistaken = element.getAttributeNames().filter((name) => {
    const attribute = attributes[name];
    return attribute ? attribute.kind === 'boolean' && element.getAttribute(name) === 'false' : !isUsual(name);
  });
  if (mistaken.length > 0) reportMistake((words) => words.mistakenAttributes(element, mistaken, written));

  const [block, ...others] = findAll(document, 'script#dict-config[type="application/json"]');
  // Two embed codes with the same configuration lose no key.
  if (others.some(({ textContent }) => textContent !== block!.textContent))
    reportMistake((words) => words.warnSecondBlock());
  if (Object.keys(messages).length > 0) reportMistake((words) => words.warnUnknownMessages(Object.keys(messages)));
  if (events.includes('dict-navigate') && !isGiven('consoleUrl'))
    reportMistake((words) => words.warnNoConsoleUrl(element));
  if (tag !== 'dict-signup') return;
  const product = element.getAttribute('product') ?? '';
  if (product !== '' && !Object.hasOwn(products, product))
    reportMistake((words) => words.warnUnknownProduct(element, product, Object.keys(products)));
  const isLegalGiven = isGiven('links.terms') || isGiven('links.privacy');
  if (!isLegalGiven && links.terms === '' && links.privacy === '')
    reportMistake((words) => words.warnNoLegalLine(element));
}

const isUsual = (name: string) => /^(?:id|class|slot|style|hidden|lang|dir|exportparts|data-.+|aria-.+)$/.test(name);

export function checkServiceBase(outcome: string): void {
  const isForeign = outcome === 'failed' || outcome === 'malformed' || outcome === 'no-answer';
  if (isForeign && !isGiven('serviceBase')) reportMistake((words) => words.warnNoServiceBase());
}
