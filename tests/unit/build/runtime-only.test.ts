import { expect, test } from 'vitest';
import { withoutDocs } from '../../../src/build/runtime-only.ts';

test('an element keeps what runs: its attributes and whether its routes need a session', () => {
  const code = `export const a = defineElement({ tag: 'x-a', says: 'It, says.', attributes: { b: { kind: 'text', default: '', says: "no, really" } },
  events: ['dict-error'], routes: [{ path: '/a/{b?}', page: 'A', guard: 'open', attributes: (visit) => ({ b: visit.query.get('b') }) }, { path: '/c', guard: 'signed-in' }],
  view: () => import('./A.tsx') });`;
  expect(withoutDocs(code).replace(/\s+/g, '')).toBe(
    "exportconsta=defineElement({tag:'x-a',attributes:{b:{kind:'text',default:'',}},routes:[{guard:'open',},{guard:'signed-in'}],});",
  );
});

test('a call keeps how it is sent and read', () => {
  const code =
    "export const call = endpoint({ name: 'call', request: z.object({ A: z.string() }), toWire: (a) => a, data: nothing });";
  expect(withoutDocs(code).replace(/\s+/g, ' ')).toContain("{ name: 'call', toWire: (a) => a, data: nothing }");
});
