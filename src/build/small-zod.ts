/*
 * What `zod/mini` does for the shapes of this library, in a tenth of its bytes: the CDN build puts it in zod's place, where
 * every kilobyte is a visitor's (the signup's budget is 80 kB with React's 58). Types, tests, the sandbox and the library for
 * bundlers have zod itself; tests/unit/build/small-zod.test.ts holds that both read every endpoint's answers alike. A function that
 * is missing here does not build.
 */
const misfit = Symbol('misfit');

type Read = (value: unknown) => unknown;
type Check = (value: never) => boolean;

interface Small {
  readonly read: Read;
  readonly safeParse: (value: unknown) => { success: true; data: unknown } | { success: false; error: null };
  readonly check: (...checks: readonly Check[]) => Small;
}

const small = (read: Read): Small => ({
  read,
  safeParse(value) {
    const data = read(value);
    return data === misfit ? { success: false, error: null } : { success: true, data };
  },
  check: (...checks) =>
    small((value) => {
      const data = read(value);
      return data !== misfit && checks.every((holds) => holds(data as never)) ? data : misfit;
    }),
});

const when = (fits: (value: unknown) => boolean) => small((value) => (fits(value) ? value : misfit));

export const config = () => {};
export const unknown = () => small((value) => value);
export const string = () => when((value) => typeof value === 'string');
export const number = () => when((value) => Number.isFinite(value));
export const date = () => when((value) => value instanceof Date && !Number.isNaN(value.getTime()));
export const boolean = () => when((value) => typeof value === 'boolean');
export const literal = (wanted: unknown) => when((value) => value === wanted);
const anyOf = (choices: readonly unknown[]) => when((value) => choices.includes(value));
const nothing = () => literal(null);
export { anyOf as enum, nothing as null };

export const union = (options: readonly Small[]) =>
  small((value) => {
    for (const { read } of options) {
      const data = read(value);
      if (data !== misfit) return data;
    }
    return misfit;
  });

const or = (inner: Small, also: readonly unknown[]) =>
  small((value) => (also.includes(value) ? value : inner.read(value)));
export const optional = (inner: Small) => or(inner, [undefined]);
export const nullable = (inner: Small) => or(inner, [null]);
export const nullish = (inner: Small) => or(inner, [undefined, null]);

export const array = (item: Small) =>
  small((value) => {
    if (!Array.isArray(value)) return misfit;
    const items = value.map(item.read);
    return items.includes(misfit) ? misfit : items;
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (shape: Readonly<Record<string, Small>>, start: (value: object) => object) =>
  small((value) => {
    if (!isObject(value)) return misfit;
    const result = start(value) as Record<string, unknown>;
    for (const [key, field] of Object.entries(shape)) {
      const data = field.read(value[key]);
      if (data === misfit) return misfit;
      result[key] = data;
    }
    return result;
  });

type Shape = Readonly<Record<string, Small>>;

export const object = (shape: Shape) => ({ ...fieldsOf(shape, () => ({})), shape });
export const extend = (base: { readonly shape: Shape }, more: Shape) => object({ ...base.shape, ...more });
export const looseObject = (shape: Readonly<Record<string, Small>>) => fieldsOf(shape, (value) => ({ ...value }));

export const transform = (change: (value: never) => unknown) => small((value) => change(value as never));
export const pipe = (first: Small, then: Small) =>
  small((value) => {
    const data = first.read(value);
    return data === misfit ? misfit : then.read(data);
  });

const caught = (inner: Small, instead: unknown) =>
  small((value) => {
    const data = inner.read(value);
    return data === misfit ? instead : data;
  });
export { caught as catch };

export const refine = (holds: Check): Check => holds;
export const regex =
  (pattern: RegExp): Check =>
  (value: string) =>
    pattern.test(value);
export const gt =
  (least: number): Check =>
  (value: number) =>
    value > least;
export const minLength =
  (least: number): Check =>
  (value: { readonly length: number }) =>
    value.length >= least;
export const maxLength =
  (most: number): Check =>
  (value: { readonly length: number }) =>
    value.length <= most;
