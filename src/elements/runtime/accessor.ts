import { advise } from '../../core/page/warn-once.ts';
import { camelCase, readAttributes, type Attribute } from './element.ts';

interface Prototype {
  readonly ready: Promise<void>;
}

/** Gives an element's class a property for each attribute and what stands for each method until the view brings its own. */
export function giveMembers(
  prototype: Prototype,
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  methods: readonly string[],
): void {
  for (const [name, attribute] of Object.entries(attributes))
    Object.defineProperty(prototype, camelCase(name), accessorOf(tag, name, attribute));
  for (const name of methods) {
    Reflect.set(prototype, name, function later(this: Prototype) {
      void this.ready.then(() => Object.hasOwn(this, name) && (Reflect.get(this, name) as () => void)());
    });
  }
}

/** A property that mirrors its attribute: null and undefined remove it, a flag is there or not. */
function accessorOf(tag: string, name: string, attribute: Attribute): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return readAttributes(tag, { [name]: attribute }, (each) => this.getAttribute(each))[camelCase(name)];
    },
    set(this: HTMLElement, value: unknown) {
      if (attribute.kind === 'boolean') return void this.toggleAttribute(name, Boolean(value));
      if (value === null || value === undefined) return this.removeAttribute(name);
      if (!isPlain(value)) return advise(`<${tag}>'s ${camelCase(name)} takes a text.`);
      this.setAttribute(name, String(value));
    },
  };
}

// Objects and functions never reflect (DESIGN.md section 2).
const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
