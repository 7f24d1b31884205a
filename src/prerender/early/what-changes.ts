import { config, type Configuration } from '../../core/config/config.ts';
import type { AnyElement, Attribute } from '../../elements/runtime/element.ts';
import type { EarlyTag } from '../../loader/early-plan.ts';
import type { Attributes, Draw, Drawing } from './drawing.ts';
import { attributeProbes, configurationProbes, unknownText } from './probes.ts';

type Changes = Pick<EarlyTag, 'several' | 'single'> & { readonly keys: ReadonlySet<string> };

/**
 * Finds out what changes the views of an element, by rendering with each attribute and with each key of the
 * configuration: alone, and beside all others but maps, because some count only together. Throws if the languages
 * differ in that.
 */
export async function whatChanges(
  { tag, attributes, light }: AnyElement,
  severalNames: readonly string[],
  draw: Draw,
  languages: readonly string[],
): Promise<Changes> {
  await draw({});
  const configured = config();
  const given = Object.entries(attributes);
  const several: Record<string, Record<string, number>> = {};
  for (const [name, attribute] of given.filter(([each]) => severalNames.includes(each)))
    several[name] = await groups(valuesOf(attribute, configured), async (value) =>
      (await draw({ attributes: { [name]: value }, languages })).markups.join('\n'),
    );

  const variants = combinationsOf(several).map((each) => each.attributes);
  const shown = async ({ attributes: more = {}, ...drawing }: Drawing) => {
    const all: string[] = [];
    for (const variant of variants)
      all.push(...(await draw({ ...drawing, attributes: { ...variant, ...more } })).markups);
    return all.join('\n');
  };

  const values = given
    .filter(([name]) => !severalNames.includes(name))
    .flatMap(([path, attribute]) => attributeProbes(attribute, configured).map((value) => ({ path, value })));
  const attributesOf = (chosen: readonly (typeof values)[number][]) =>
    Object.fromEntries(chosen.map(({ path, value }) => [path, value]));
  const changing = await changingOf(values, (chosen) => shown({ attributes: attributesOf(chosen) }));
  const probes = configurationProbes(configured);
  const inputsOf = (chosen: typeof probes) => chosen.map(({ input }) => input);
  const keys = await changingOf(probes, (chosen) => shown({ inputs: inputsOf(chosen) }));

  const neutral = {
    attributes: attributesOf(values.filter(({ path }) => !changing.has(path))),
    inputs: inputsOf(probes.filter(({ path }) => !keys.has(path))),
  };
  if ((await shown({ ...neutral, languages })) !== (await shown({ languages })))
    throw new Error(`<${tag}>: what changes nothing in English changes another language.`);

  const single = given
    .filter(([name]) => changing.has(name))
    .map(([name, attribute]) => [name, attribute.kind === 'boolean' ? null : attribute.default] as const);
  return { several, single: { ...Object.fromEntries(single), ...(light && { light: null }) }, keys };
}

function valuesOf(attribute: Attribute, configured: Configuration): readonly string[] {
  if (attribute.kind === 'boolean') throw new Error('Only texts and choices can have several views.');
  const known = attributeProbes(attribute, configured).filter((value) => value !== unknownText);
  return [...new Set([attribute.default, ...known])];
}

/** Value → the number of its view. The view of the first value is 0. */
async function groups(values: readonly string[], shown: (value: string) => Promise<string>) {
  const views: string[] = [];
  const numbers: Record<string, number> = {};
  for (const value of values) {
    const view = await shown(value);
    if (!views.includes(view)) views.push(view);
    numbers[value] = views.indexOf(view);
  }
  return numbers;
}

async function changingOf<Item extends { readonly path: string; readonly isMap?: boolean }>(
  items: readonly Item[],
  shown: (chosen: readonly Item[]) => Promise<string>,
): Promise<ReadonlySet<string>> {
  const changing = new Set<string>();
  const plain = await shown([]);
  const last = new Map(items.filter(({ isMap }) => !isMap).map((item) => [item.path, item]));
  for (const item of items) {
    const others = [...last.values()].filter(({ path }) => path !== item.path);
    const isChanging = (await shown([item])) !== plain || (await shown([...others, item])) !== (await shown(others));
    if (isChanging) changing.add(item.path);
  }
  return changing;
}

/**
 * All combinations of the attributes in `several`, with their key in `EarlyTag.views`. Of the values of an attribute that
 * lead to the same view, only the first is used.
 */
export function combinationsOf(several: EarlyTag['several']): readonly { key: string; attributes: Attributes }[] {
  let all: readonly { key: string; attributes: Attributes }[] = [{ key: '', attributes: {} }];
  for (const [name, numbers] of Object.entries(several)) {
    const firsts = Object.entries(numbers).filter(
      ([value, number]) => Object.keys(numbers).find((each) => numbers[each] === number) === value,
    );
    all = all.flatMap(({ key, attributes }) =>
      firsts.map(([value, number]) => ({ key: key + number, attributes: { ...attributes, [name]: value } })),
    );
  }
  return all;
}
