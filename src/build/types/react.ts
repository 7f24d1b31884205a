import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { camelCase, type AnyElement } from '../../elements/runtime/element.ts';
import { className, membersOf, nameOf } from '../plugins/manifest.ts';

export async function reactComponents(root: string, elements: readonly AnyElement[]): Promise<string> {
  const file = join(root, 'src/frameworks/react-component.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  const lines = elements.map((element) => {
    const attributes = Object.fromEntries(membersOf(element).map(([name]) => [camelCase(name), name]));
    const events = Object.fromEntries(element.events.map((name) => [`on${className(name)}`, name]));
    const given = [element.tag, attributes, events].map((each) => JSON.stringify(each)).join(', ');
    const load = `() => import('./elements/${nameOf(element.tag)}.js')`;
    return `export const ${className(element.tag)} = /* @__PURE__ */ component(${given}, ${load});\n`;
  });
  // The components use hooks: without 'use client', React's server components can't render them.
  return `'use client';\n${code.replace('export function component', 'function component')}${lines.join('')}`;
}

export const reactTypes = (
  elements: readonly AnyElement[],
): string => `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { DictAttributes, DictEventMap, DictEventNames, DictProperties, DictTagNameMap } from './elements/tags/elements.ts';

type PascalCase<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Capitalize<Head>}\${PascalCase<Tail>}\`
  : Capitalize<Name>;

type Own<Tag extends keyof DictTagNameMap> = DictAttributes[Tag] &
  Partial<DictProperties[Tag]> & {
    [Name in DictEventNames[Tag] as \`on\${PascalCase<Name>}\`]?: (event: DictEventMap[Name]) => void;
  };

/** Attributes, also by their property's name (\`payment-id\`, \`paymentId\`), and events as \`onDictSession\`. */
export type DictProps<Tag extends keyof DictTagNameMap> = Own<Tag> & Omit<HTMLAttributes<DictTagNameMap[Tag]>, keyof Own<Tag>>;

type DictComponent<Tag extends keyof DictTagNameMap> = ForwardRefExoticComponent<
  DictProps<Tag> & RefAttributes<DictTagNameMap[Tag]>
>;

${elements.map(({ tag }) => `export declare const ${className(tag)}: DictComponent<'${tag}'>;\n`).join('')}`;
