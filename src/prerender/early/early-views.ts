import type { ConfigurationInput } from '../../core/config/config.ts';
import { isByLanguage } from '../../core/config/kinds.ts';
import { directionOf, english } from '../../core/config/language.ts';
import { themeRules } from '../../core/page/theme.ts';
import { prerenderedBy } from '../../elements/runtime/prerendered/wrapper.ts';
import { kitSheets } from '../../elements/runtime/sheets/kit-sheets.ts';
import { elements } from '../../elements/tags/elements.ts';
import { languages as offered } from '../../languages/languages.ts';
import type { EarlyTag, EarlyViews, ElementNode, Value } from '../../loader/early-plan.ts';
import { createDraw, type Draw } from './drawing.ts';
import { readMarkup } from './markup.ts';
import { inputOf } from './probes.ts';
import { createNumberedTexts, oneTree, withSharedNodes } from './trees.ts';
import { combinationsOf, whatChanges } from './what-changes.ts';

interface Drawn {
  /** Attributes of which every value is rendered. */
  readonly several: readonly string[];
  /** Keys of the configuration whose addresses `dict.js` fills in. */
  readonly filled: readonly string[];
}

/**
 * The forms that `dict.js` draws early. Each view makes `dict.js` larger. Whatever else changes a view is found by
 * rendering.
 */
const drawnEarly: Readonly<Record<string, Drawn>> = {
  'dict-signup': { several: ['layout', 'product'], filled: ['links.terms', 'links.privacy'] },
  'dict-login': { several: [], filled: ['consoleUrl'] },
  'dict-forgot-password': { several: [], filled: ['consoleUrl'] },
};

/** The views that `dict.js` draws itself (src/loader/early-view.ts), with the vendor's configuration, in every language. */
export async function earlyViews(vendor: ConfigurationInput = {}, styles = usedStyles): Promise<EarlyViews> {
  const languages = languagesOf(vendor);
  const texts = createNumberedTexts();
  const sheets = new Set(kitSheets);
  const markup = ['<div class="d-root" part="root" lang="" dir="" data-drawn="">'];
  const views: { readonly tag: string; readonly key: string; readonly tree: ElementNode }[] = [];
  const tags: Record<string, Omit<EarlyTag, 'views'>> = {};

  for (const [name, { several: severalNames, filled }] of Object.entries(drawnEarly)) {
    const definition = elements.find((each) => each.tag === name)!;
    const { otherViewAt } = definition;
    const tag = name.replace('dict-', '');
    const draw = createDraw(definition, vendor);
    const { several, single, keys } = await whatChanges(definition, severalNames, draw, languages);
    const addresses = await addressesOf(filled, draw);
    // A page's own theme is not among the views: the element would change its colours when its code arrives.
    const others = [...[...keys].filter((path) => !filled.includes(path)), 'theme'];
    tags[tag] = { several, single, keys: others, addresses, ...(otherViewAt && { otherViewAt }) };
    for (const { key, attributes } of combinationsOf(several))
      for (const { key: addressKey, inputs } of withAndWithout(addresses)) {
        const { markups, css } = await draw({ attributes, inputs, languages });
        css.forEach((sheet) => sheets.add(sheet));
        markup.push(...markups);
        views.push({ tag, key: key + addressKey, tree: oneTree(markups.map(readMarkup), texts, withAddress) });
      }
  }

  const { roots, nodes } = withSharedNodes(views.map(({ tree }) => tree));
  const viewsOf = (tag: string) =>
    Object.fromEntries(views.flatMap((each, at) => (each.tag === tag ? [[each.key, roots[at]!]] : [])));
  const all: EarlyViews = {
    by: prerenderedBy,
    theme: themeRules(vendor.theme ?? {}),
    css: await styles([...sheets], markup.join('')),
    languages: Object.fromEntries(
      languages.map((language, at) => [language, { dir: directionOf(language), texts: texts.of(at) }]),
    ),
    nodes,
    tags: Object.fromEntries(Object.entries(tags).map(([tag, each]) => [tag, { ...each, views: viewsOf(tag) }])),
  };
  if (JSON.stringify(all).includes(hole)) throw new Error('A view has a configured address inside a text.');
  return all;
}

async function usedStyles(sheets: readonly string[], markup: string): Promise<string> {
  const { usedRules, usedTokens } = await import('../../elements/runtime/prerendered/used-rules.ts');
  return usedTokens(sheets.map((sheet) => usedRules(sheet, markup)).join(''), markup);
}

/** The languages of the library, and those that only the vendor's `messages` have. */
function languagesOf({ messages = {} }: ConfigurationInput): readonly string[] {
  const ofMessages = Object.values(messages).flatMap((message) => (isByLanguage(message) ? Object.keys(message) : []));
  return [...new Set([english, ...Object.keys(offered), ...ofMessages])];
}

const hole = 'https://hole.invalid/';

/** Key → true if the view has other nodes when the address is ''. */
async function addressesOf(paths: readonly string[], draw: Draw): Promise<EarlyTag['addresses']> {
  const addresses: Record<string, boolean> = {};
  for (const path of paths) {
    const [set] = (await draw({ inputs: [inputOf(path, hole + path)] })).markups;
    const [unset] = (await draw({ inputs: [inputOf(path, '')] })).markups;
    addresses[path] = set!.replaceAll(hole + path, '') !== unset;
  }
  return addresses;
}

/**
 * The configurations to render, by their key in `EarlyTag.views`. An address that changes the nodes of the view is both
 * set and '', in all combinations with others; an address that doesn't is set.
 */
function withAndWithout(addresses: EarlyTag['addresses']) {
  let all: { readonly key: string; readonly inputs: readonly ConfigurationInput[] }[] = [{ key: '', inputs: [] }];
  for (const [path, hasTwoViews] of Object.entries(addresses))
    all = all.flatMap(({ key, inputs }) => {
      const set = [...inputs, inputOf(path, hole + path)];
      if (!hasTwoViews) return [{ key, inputs: set }];
      return [
        { key: `${key}0`, inputs: [...inputs, inputOf(path, '')] },
        { key: `${key}1`, inputs: set },
      ];
    });
  return all;
}

/** A configured address as its key and what follows it. */
function withAddress(value: string): Value {
  if (!value.startsWith(hole)) return value;
  const [path = '', ...rest] = value.slice(hole.length).split('/');
  return [path, rest.map((each) => `/${each}`).join('')];
}
