import type * as z from 'zod/mini';
import type { Schema } from '../../core/service/endpoint.ts';
import { pathText } from '../../core/service/mismatch.ts';
import type { Mismatch } from '../../core/state/problem.ts';

/* Checks an answer as the service sends it, by the schemas of the table of calls, before they rename its fields. */

type Definition = z.core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: unknown): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** A copy of the schema that rejects values which the elements would replace by a default. */
export function strictly(schema: unknown): Schema {
  const definition = definitionOf(schema);
  const clone = (changes: object) => (schema as Schema).clone({ ...definition, ...changes } as never) as Schema;
  if (definition.type === 'catch') return strictly(definition.innerType);
  if (definition.type === 'optional' || definition.type === 'nullable')
    return clone({ innerType: strictly(definition.innerType) });
  if (definition.type === 'pipe') return clone({ in: strictly(definition.in) });
  if (definition.type === 'array') return clone({ element: strictly(definition.element) });
  if (definition.type === 'union') return clone({ options: definition.options.map(strictly) });
  if (definition.type !== 'object') return schema as Schema;
  const shape = Object.entries(definition.shape).map(([name, inner]) => [name, strictly(inner)]);
  return clone({ shape: Object.fromEntries(shape) });
}

/** The schema of the sent value: without optional, nullable and default wrappers, and without transformations. */
export function bare(schema: unknown): Schema {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return bare(definition.in);
  const isWrapper = definition.type === 'optional' || definition.type === 'nullable' || definition.type === 'catch';
  return isWrapper ? bare(definition.innerType) : (schema as Schema);
}

export const isOptional = (schema: Schema): boolean => schema.safeParse(undefined).success;

/** The fields of an object, or the shape of a list's rows; null for a value that has no parts. */
export function partsOf(schema: Schema): { readonly shape?: Readonly<Record<string, Schema>>; readonly row?: Schema } {
  const definition = definitionOf(bare(schema));
  if (definition.type === 'array') return { row: definition.element as unknown as Schema };
  if (definition.type === 'object') return { shape: definition.shape as unknown as Readonly<Record<string, Schema>> };
  if (definition.type !== 'union') return {};
  const parts = definition.options.map((option) => partsOf(option as unknown as Schema));
  return parts.find(({ shape, row }) => shape ?? row) ?? {};
}

/** The schemas of a value that may have one of several shapes. */
export function alternativesOf(schema: Schema): Schema[] {
  const definition = definitionOf(bare(schema));
  return definition.type === 'union' ? definition.options.map((each) => each as unknown as Schema) : [schema];
}

type Path = readonly (string | number)[];

/**
 * Compares an answer with its schema. `absent`: optional fields that no row has, such as `Data.PurchaseSubs[].PlanId`.
 * `renamed`: fields whose names are in another case.
 */
export function fieldsOf(schema: Schema, json: unknown) {
  const came = new Map<string, boolean>();
  const renamed = new Map<string, Mismatch>();
  const see = (each: Schema, value: unknown, path: Path): void => {
    const { shape = {}, row } = partsOf(each);
    if (row && Array.isArray(value)) return value.forEach((inner, index) => see(row, inner, [...path, index]));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const record = value as Readonly<Record<string, unknown>>;
    for (const [name, inner] of Object.entries(shape)) {
      const other = Object.hasOwn(record, name) ? undefined : sameInOtherCase(name, record, shape);
      const key = rowless([...path, name]);
      if (other !== undefined && !renamed.has(key))
        renamed.set(key, { path: pathText([...path, other]), expected: `the name ${name}`, seen: other });
      const isThere = Object.hasOwn(record, name) || other !== undefined;
      if (isOptional(inner)) came.set(key, (came.get(key) ?? false) || isThere);
      if (isThere) see(inner, record[other ?? name], [...path, name]);
    }
  };
  see(schema, json, []);
  return {
    absent: [...came].filter(([, isThere]) => !isThere).map(([path]) => path),
    renamed: [...renamed.values()],
  };
}

const rowless = (path: Path) => pathText(path).replaceAll(/\[\d+\]/g, '[]');

const sameInOtherCase = (name: string, record: object, shape: object) =>
  Object.keys(record).find((key) => !Object.hasOwn(shape, key) && key.toLowerCase() === name.toLowerCase());
