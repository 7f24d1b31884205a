import { brandSlots, type AnyElement } from '../elements/runtime/element.ts';
import { kindWords } from '../core/config/mistakes.ts';
import { isKey, keys, type Key, type Keys } from '../core/config/keys.ts';
import * as kinds from '../core/config/kinds.ts';
import { isEncoder, type TypeGuard } from '../core/config/kinds.ts';
import { callNames, messageKeys } from '../core/config/names.made.ts';
import { json } from './plugins/editor-files.ts';
import { membersOf, nameOf, type DocsByTag } from './plugins/manifest.ts';

const folder = 'integrations/wordpress/dict-elements';
export const wordpressTagsFile = `${folder}/tags.json`;
export const wordpressKeysFile = `${folder}/configuration.json`;

/**
 * The tags that the WordPress plugin offers: those without slots, because shortcodes and blocks can't fill a slot.
 * A slot for the logo doesn't count, because the configuration can set a logo too.
 */
export function wordpressTagsOf(elements: readonly AnyElement[], docs: DocsByTag): string {
  const embeddable = elements.filter(({ tag }) =>
    Object.keys(docs[tag]!.slots ?? {}).every((slot) => slot in brandSlots),
  );
  return json(
    embeddable.map((element) => ({
      tag: element.tag,
      title: titleOf(element.tag),
      description: docs[element.tag]!.description,
      attributes: membersOf(element).map(([name, attribute]) => ({
        name,
        description: shortSentences[name] ?? docs[element.tag]!.attributes?.[name],
        ...attribute,
      })),
    })),
  );
}

const shortSentences: Readonly<Record<string, string>> = {
  light: 'For password managers that do not find the fields.',
  'heading-level': 'The level of its highest heading in the outline of the page.',
};

/** 'dict-payment-link' → 'Payment link'. */
const titleOf = (tag: string) => {
  const words = nameOf(tag).replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

/** The possible keys of a map in the configuration, such as `messages`, by the kind of the map's values. */
const namesOf = new Map([
  [kinds.isCallPath as TypeGuard, callNames.join(' ')],
  [
    kinds.isMessage,
    Object.entries(messageKeys)
      .flatMap(([area, names]) => names.split(' ').map((name) => `${area}.${name}`))
      .join(' '),
  ],
]);

/** All kinds of values but the password encoder: it is a function, which JSON can't contain. */
const described = [...kindWords].filter(([kind]) => kind !== isEncoder);

export const wordpressKeysOf = (): string =>
  json({ keys: treeOf(keys), kinds: Object.fromEntries(described.map(([, nameAndWords]) => nameAndWords)) });

type Tree = { readonly [name: string]: string | Tree };

const treeOf = (entries: Keys): Tree =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, entry]) => entry.kind !== isEncoder)
      .map(([name, entry]) => [name, isKey(entry) ? kindOf(entry) : treeOf(entry)]),
  );

function kindOf({ kind, each }: Key): string | Tree {
  const [name] = kindWords.get(kind)!;
  return each ? { '*': name, ...(namesOf.has(kind) && { '?': namesOf.get(kind)! }) } : name;
}
