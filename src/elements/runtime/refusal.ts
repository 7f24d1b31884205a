import { page } from '../../core/page/page.ts';
import { browserParts } from './browser-parts.ts';

/**
 * Why no element of ours is drawn on this page; null where all is well. A form that asks for a password is not put into a
 * class or a root of somebody else's (SEC-32), and not half drawn on a page that breaks what it is drawn with (HOST-06).
 */
export function refusal(): string | null {
  const why = replacedPart() ?? coveredName() ?? inheritedName() ?? endingPromise();
  return why && `nothing is drawn on this page: ${why} What is written inside the tags stays.`;
}

// What is defined stays defined as long as the page lives, whatever else begins anew.
const classes = new WeakSet<object>();

/** The classes that this library has made, of whatever copy. */
export const ownClasses = () => page('classes', () => classes);

/** Whether a tag is one of ours, and not the page's. */
export const isOurs = (tag: string): boolean => ownClasses().has(browserParts().find(tag) ?? Object);

function replacedPart(): string | null {
  const { replaced } = browserParts();
  return replaced && `${replaced} is not the browser's own. Load this library before the script that replaces it.`;
}

const isFunction = (value: unknown) => typeof value === 'function' && !(value instanceof Node);

// React uses them of the document, where an element of that name covers them (<img name="createElement">, SEC-31).
const usedOfDocument = {
  addEventListener: isFunction,
  createElement: isFunction,
  createElementNS: isFunction,
  createTextNode: isFunction,
  removeEventListener: isFunction,
  defaultView: (value: unknown) => value === globalThis.window,
  // Covered, it would be climbed without end.
  parentNode: (value: unknown) => value === null,
} as const satisfies Partial<Record<keyof Document, (value: unknown) => boolean>>;

function coveredName(): string | null {
  const names = Object.keys(usedOfDocument) as (keyof typeof usedOfDocument)[];
  const name = names.find((each) => !usedOfDocument[each](document[each]));
  return name ? `an element that is named '${name}' covers document.${name}. Rename it.` : null;
}

function inheritedName(): string | null {
  // Every object has it, also those that say how a property is defined, and every walk through an object meets it.
  for (const name in {}) return `Object.prototype has the enumerable property '${name}'. Define it as not enumerable.`;
  return null;
}

// What a form is sent with could never be loaded.
const endingPromise = () =>
  Promise.resolve().then(() => {}) instanceof Promise ? null : 'Promise.prototype.then gives no promise.';
