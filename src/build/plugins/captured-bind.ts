import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/*
 * MooTools replaces Function.prototype.bind, and React's events die (HOST-05). So no chunk calls the page's:
 * `f.bind(a, b)` becomes `__bind(f, a, b)`. What is not a function keeps its own method of that name.
 */
const helper =
  'const __bind = (target, self, ...first) => typeof target === "function" ? (...rest) => Reflect.apply(target, self, [...first, ...rest]) : target.bind(self, ...first);\n';

export function capturedBind(): Plugin {
  return {
    name: 'dict:captured-bind',
    renderChunk(code) {
      const captured = captureBind(code);
      return captured === code ? null : { code: helper + captured, map: null };
    },
  };
}

/** Every `x.bind(…)` as `__bind(x, …)`. */
export function captureBind(code: string): string {
  const { program, errors } = parseSync('chunk.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const edits: Edit[] = [];
  const visitor = new Visitor({ CallExpression: (call) => edits.push(...editsOf(call, code)) });
  visitor.visit(program);
  return applied(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function editsOf({ callee, arguments: given, optional }: ESTree.CallExpression, code: string): Edit[] {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || optional) return [];
  const { object, property } = callee;
  if (property.name !== 'bind' || object.type === 'Super') return [];
  const opening = code.indexOf('(', property.end) + 1;
  return [
    { start: object.start, end: object.start, text: '__bind(' },
    { start: object.end, end: opening, text: given.length > 0 ? ', ' : '' },
  ];
}

// Calls may stand inside each other's targets; no two edits touch the same character.
function applied(code: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let at = 0;
  let result = '';
  for (const { start, end, text } of inOrder) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
