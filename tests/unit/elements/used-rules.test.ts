import { describe, expect, test } from 'vitest';
import { usedRules, withoutUnread } from '../../../src/elements/runtime/prerendered/used-rules.ts';

/* Only rules that can't apply to the markup are removed; in case of doubt a rule stays. */

const markup =
  '<div class="root"><form class="form"><label class="check"><input type="checkbox"></label></form><path fill="var(--d-read)"/></div>';

const stays = [
  '.form{color:red}',
  '.form:focus-within > .check:has(:checked){color:red}',
  '.gone,.form{color:red}',
  '.form:not(.gone){color:red}',
  '.root :is(.gone,.check){color:red}',
  ':host([hidden]){display:none}',
  'input[data-held=".gone {"]{color:red}',
  'input[TYPE=radio]{color:red}',
  '.form[open]{color:red}',
  '.form::after{content:"}.gone{"}',
  '.root :before{color:red}',
  '.form:nth-child(2n + 1){color:red}',
  '@media (width < 400px){.check{color:red}}',
  '@property --x{syntax:"*";inherits:false}',
  '@import "x.css";',
  '.form{animation:breathe 1s}@keyframes breathe{to{opacity:0}}',
];
test.each(stays)('stays: %s', (css) => {
  expect(usedRules(css, markup)).toBe(css);
});

const goes = [
  '.gone{color:red}',
  '.form .gone{color:red}',
  '.form.gone:hover{color:red}',
  '.form > table{color:red}',
  'table .form{color:red}',
  '@media (width < 400px){.gone{color:red}@container (width < 1px){.form .gone{color:red}}}',
  '.form[aria-busy=true]{color:red}',
  '@keyframes breathe{to{opacity:0}}',
];
test.each(goes)('is removed: %s', (css) => {
  expect(usedRules(`${css}.form{color:red}`, markup)).toBe('.form{color:red}');
});

test('the remaining rules keep their order, without comments', () => {
  const css = '/* .form{ */.form{color:red}.gone{color:blue}.check,.gone{color:blue}';
  expect(usedRules(css, markup)).toBe('.form{color:red}.check,.gone{color:blue}');
});

describe('of the internal properties', () => {
  const read = '.form{--d-tone:red;color:var( --d-tone )}';
  const cases = [
    ['what is read stays', read, read],
    ['what a drawing reads stays', '.form{--d-read:red}', null],
    ['what is a fall-back stays', '.form{--d-a:red;color:var(--dict-a,var(--d-a))}', null],
    ['what nothing reads goes', `.form{--d-a:red;color:red}${read}`, `.form{color:red}${read}`],
    ['what only such a one reads goes too, and its rule', `.root{--d-b:red}.form{--d-a:var(--d-b)}${read}`, read],
    ['a media query that held nothing else goes', `@media (width<1px){.form{--d-a:red}}${read}`, read],
    ["a page's own stay", '.form{--dict-accent:red}', null],
  ] as const;
  test.each(cases)('%s', (_name, css, left) => {
    expect(withoutUnread(css, markup)).toBe(left ?? css);
  });
});
