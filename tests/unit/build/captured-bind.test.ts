import { describe, expect, test } from 'vitest';
import { captureBind } from '../../../src/build/plugins/captured-bind.ts';

describe('HOST-05 the CDN build calls no bind of the page', () => {
  test.each([
    ['f.bind(a, b)', '__bind(f, a, b)'],
    ['f.bind()', '__bind(f)'],
    ['a.b.bind(c).bind(d)', '__bind(__bind(a.b, c), d)'],
    ['(x || y).bind(z)', '__bind((x || y), z)'],
    ['f.bind(g.bind(h))', '__bind(f, __bind(g, h))'],
    ['"é😀"; f.bind (a)', '"é😀"; __bind(f, a)'],
    ['(function () { return g.bind(1); }).bind(this)', '__bind((function () { return __bind(g, 1); }), this)'],
  ])('%s becomes %s', (written, expected) => expect(captureBind(written)).toBe(expected));

  test.each(['bind(f)', 'f[bind](a)', 'f?.bind(a)', 'class A extends B { c() { super.bind(1); } }'])(
    '%s stays',
    (written) => expect(captureBind(written)).toBe(written),
  );
});
