import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { AnyElement, Attribute } from '../elements/runtime/element.ts';
import { attributesOf, defaultText, manifest } from './manifest.ts';
import type { RegistryLine } from './registry-lines.ts';
import { cssParts, cssProperties } from './surface.ts';

/** Writes what editors and tools read about the tags, all of it from the registry. */
export function editorFiles(root: string, lines: readonly RegistryLine[]): Plugin {
  return {
    name: 'dict:editor-files',
    async generateBundle() {
      const elements = await readElements(root, lines);
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
      const tokens = readFileSync(join(root, 'src/elements/kit/tokens.css'), 'utf8');
      const files = {
        'custom-elements.json': manifest(elements, { cssParts, cssProperties: cssProperties(tokens) }),
        'vscode.html-custom-data.json': vscodeTags(elements),
        'web-types.json': webTypes(elements, version),
      };
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      }
    },
  };
}

/** The registry itself, in the order of its lines. No view is loaded. */
export async function readElements(root: string, lines: readonly RegistryLine[]): Promise<AnyElement[]> {
  const { module } = await runnerImport<Record<string, AnyElement>>(join(root, 'src/elements/registry.ts'), {
    configFile: false,
    root,
  });
  return lines.map(({ exported }) => module[exported]!);
}

// https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.schema.json
export const vscodeTags = (elements: readonly AnyElement[]) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tag,
    description: element.says,
    attributes: attributesOf(element).map(([name, attribute]) => ({
      name,
      description: attribute.says,
      ...vscodeValues(attribute),
    })),
  })),
});

function vscodeValues(attribute: Attribute): object {
  if (attribute.kind === 'flag') return { valueSet: 'v' };
  if (attribute.kind === 'choice') return { values: attribute.choices.map((name) => ({ name })) };
  return {};
}

// https://github.com/JetBrains/web-types
export const webTypes = (elements: readonly AnyElement[], version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'dict-elements',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tag,
        description: element.says,
        attributes: attributesOf(element).map(([name, attribute]) => ({
          name,
          description: attribute.says,
          default: defaultText(attribute),
          ...webTypesValue(attribute),
        })),
        js: { events: element.events.map((name) => ({ name })) },
      })),
    },
  },
});

function webTypesValue(attribute: Attribute): object {
  if (attribute.kind === 'flag') return { value: { kind: 'no-value' } };
  if (attribute.kind === 'text') return { value: { kind: 'plain', type: 'string' } };
  return { value: { kind: 'plain', type: 'enum' }, values: attribute.choices.map((name) => ({ name })) };
}
