import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/*
 * The two tables hold what only tools, the sandbox and tests read: sentences, routes, the shapes of requests. A visitor's
 * browser gets neither: what is left of a definition is what runs.
 */
const dropped: Readonly<Record<string, ReadonlySet<string>>> = {
  defineElement: new Set(['says', 'events', 'methods', 'view']),
  endpoint: new Set(['request']),
};

export function runtimeOnly(): Plugin {
  return {
    name: 'dict:runtime-only',
    // After TypeScript has gone, before anything is bundled.
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.element.ts?own')) return { code: withoutDocs(code, id), map: null };
      if (/[\\/]service[\\/]endpoints[\\/][\w-]+\.ts$/.test(id)) return { code: withoutDocs(code, id), map: null };
      return null;
    },
  };
}

/** The code without the dropped properties of `defineElement({…})` and `endpoint({…})`, and without the sentences of attributes. */
export function withoutDocs(code: string, id = 'table.js'): string {
  const { program, errors } = parseSync(id.replace(/\?.*|\.ts\b.*/g, '.js'), code);
  if (errors[0]) throw new Error(errors[0].message);
  const cuts: [number, number][] = [];
  const cut = (property: ESTree.Node) => cuts.push([property.start, property.end]);
  const visitor = new Visitor({
    CallExpression(call) {
      const names = call.callee.type === 'Identifier' ? dropped[call.callee.name] : undefined;
      const [definition] = call.arguments;
      if (!names || definition?.type !== 'ObjectExpression') return;
      for (const property of definition.properties) {
        if (names.has(nameOf(property))) cut(property);
        else if (nameOf(property) === 'routes') for (const rest of beyondGuard(property)) cut(rest);
      }
    },
    Property(property) {
      if (nameOf(property) === 'says') cut(property);
    },
  });
  visitor.visit(program);
  return withoutRanges(code, cuts);
}

// A running element asks one thing of its routes: whether they need a session.
function beyondGuard(routes: ESTree.ObjectPropertyKind): ESTree.Node[] {
  if (routes.type !== 'Property' || routes.value.type !== 'ArrayExpression') return [];
  return routes.value.elements.flatMap((route) =>
    route?.type === 'ObjectExpression' ? route.properties.filter((property) => nameOf(property) !== 'guard') : [],
  );
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Property' && node.key.type === 'Identifier' && !node.computed ? node.key.name : '';

function withoutRanges(code: string, cuts: readonly [number, number][]): string {
  const once = [...new Map(cuts.map((range) => [range[0], range])).values()];
  const outermost = once.filter(([start, end]) => !once.some(([from, to]) => from < start && end <= to));
  return outermost
    .toSorted((a, b) => b[0] - a[0])
    .reduce((rest, [start, end]) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}
