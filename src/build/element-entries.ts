import type { Plugin } from 'vite';
import type { RegistryLine } from './registry-lines.ts';

const prefix = '\0element:';

/** `{ 'elements/signup': '\0element:signup', … }`: an entry for every line of the registry. */
export const elementInputs = (lines: readonly RegistryLine[], folder: string) =>
  Object.fromEntries(lines.map(({ name }) => [`${folder}/${name}`, entryOf(name)]));

export const entryOf = (name: string) => prefix + name;

/** Entries that define one tag each, the view with it: nobody writes them, and nobody can forget one. */
export function elementEntries(lines: readonly RegistryLine[]): Plugin {
  return {
    name: 'dict:element-entries',
    resolveId: (id) => (id.startsWith(prefix) ? { id, moduleSideEffects: true } : undefined),
    load(id) {
      const wanted = lines.find(({ name }) => id === entryOf(name));
      return wanted && sourceOf(wanted);
    },
  };
}

// The definition is a copy of its own (`?own`): one shared with the table of routes would tie every element to all others.
const sourceOf = ({ exported, definition, view }: RegistryLine) => `
import { ${exported} } from '${definition}?own';
import { register } from '/src/elements/runtime/register.tsx';
import { laterSteps } from '/src/elements/later-steps.ts';
import * as view from '${view}';
register(${exported}, view, laterSteps);
`;

/** Sends the registry's import of a view to the tag's entry, so that the two are one file. */
export function viewsInEntries(lines: readonly RegistryLine[]): Plugin {
  return {
    name: 'dict:views-in-entries',
    enforce: 'pre',
    resolveId(id, importer) {
      const asking = lines.find(({ definition }) => importer?.replace(/\?.*/, '').endsWith(definition));
      return asking?.view.endsWith(id.replace(/^\./, '')) ? entryOf(asking.name) : undefined;
    },
    transform(code, id) {
      const entry = lines.find(({ name }) => id === entryOf(name));
      return entry && `${code}export { default } from '${entry.view}';\nexport * from '${entry.view}';\n`;
    },
  };
}
