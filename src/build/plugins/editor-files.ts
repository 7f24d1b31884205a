import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyElement, Attribute } from '../../elements/runtime/element.ts';
import { attributesOf, defaultText, eventSentences, manifest, type DocsByTag } from './manifest.ts';

export function editorFiles(root: string, elements: readonly AnyElement[], docs: DocsByTag): Record<string, string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const tokens = readFileSync(join(root, 'src/elements/kit/tokens.css'), 'utf8');
  return {
    'custom-elements.json': json(manifest(elements, docs, tokens)),
    'vscode.html-custom-data.json': json(vscodeTags(elements, docs)),
    'web-types.json': json(webTypes(elements, docs, version)),
  };
}

export const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

// https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.schema.json
const vscodeTags = (elements: readonly AnyElement[], docs: DocsByTag) => ({
  version: 1.1,
  tags: elements.map((element) => described(element, docs, vscodeValues)),
});

const described = (element: AnyElement, docs: DocsByTag, valuesOf: (attribute: Attribute) => object) => ({
  name: element.tag,
  description: docs[element.tag]!.description,
  attributes: attributesOf(element, docs[element.tag]!).map(([name, attribute, description]) => ({
    name,
    description,
    ...valuesOf(attribute),
  })),
});

function vscodeValues(attribute: Attribute): object {
  if (attribute.kind === 'boolean') return { valueSet: 'v' };
  if (attribute.kind === 'enum') return { values: attribute.choices.map((name) => ({ name })) };
  return {};
}

// https://github.com/JetBrains/web-types
const webTypes = (elements: readonly AnyElement[], docs: DocsByTag, version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'dict-elements',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        ...described(element, docs, (attribute) => ({ default: defaultText(attribute), ...webTypesValue(attribute) })),
        js: { events: element.events.map((name) => ({ name, description: eventSentences[name] })) },
      })),
    },
  },
});

function webTypesValue(attribute: Attribute): object {
  if (attribute.kind === 'boolean') return { value: { kind: 'no-value' } };
  if (attribute.kind === 'text') return { value: { kind: 'plain', type: 'string' } };
  return { value: { kind: 'plain', type: 'enum' }, values: attribute.choices.map((name) => ({ name })) };
}
