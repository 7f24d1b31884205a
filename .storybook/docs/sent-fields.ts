import type { AnyEndpoint } from '../../src/core/service/endpoint.ts';

/** Names of the fields that a call sends, with those nested in lists and objects: `items.id`. */
export function sentBy({ body, request }: Pick<AnyEndpoint, 'body' | 'request'>): readonly string[] {
  return body === 'csv' ? ['the CSV file'] : fieldsOf(request._zod.def);
}

type Definition = AnyEndpoint['request']['_zod']['def'];

function fieldsOf(definition: Definition, above = ''): readonly string[] {
  const { shape, innerType, element, in: sent } = definition as Parts;
  const inner = innerType ?? element ?? sent;
  if (inner) return fieldsOf(inner._zod.def, above);
  if (!shape) return above === '' ? [] : [above];
  return Object.entries(shape).flatMap(([name, each]) =>
    fieldsOf(each._zod.def, above === '' ? name : `${above}.${name}`),
  );
}

interface Parts {
  readonly shape?: Readonly<Record<string, AnyEndpoint['request']>>;
  readonly innerType?: AnyEndpoint['request'];
  readonly element?: AnyEndpoint['request'];
  readonly in?: AnyEndpoint['request'];
}
