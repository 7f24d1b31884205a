import { reportUsage } from '../../core/page/warn-once.ts';
import { camelCase, readAttributes, type Attribute } from './element.ts';

interface Prototype {
  readonly ready: Promise<void>;
}

export function defineMembers(
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
      if (!isPlain(value)) return reportUsage(`<${tag}>'s ${camelCase(name)} takes a text.`);
      this.setAttribute(name, String(value));
    },
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
