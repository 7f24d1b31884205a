import { expect, test } from 'vitest';
import { usedRules, usedTokens } from '../../../src/elements/runtime/prerendered/used-rules.ts';

/* Removes from a style sheet only the rules that can't apply to the markup; in case of doubt a rule stays. */

const markup = '<div class="root"><form class="form"><label class="check"><input type="checkbox"></label></form></div>';

test.each([
  '.form:focus-within > .check:has(:checked){color:red}',
  '.gone,.form:not(.gone){color:red}',
  '.root :is(.gone,.check){color:red}',
  ':host([hidden]){display:none}',
  'input[data-held=".gone {"]{color:red}',
  '.form[open]::after{content:"}.gone{"}',
  '@media (width < 400px){.check{color:red}}',
  '.form{animation:breathe 1s}@keyframes breathe{to{opacity:0}}',
])('a rule that may apply to the markup stays: %s', (css) => {
  expect(usedRules(css, markup)).toBe(css);
});

test.each([
  '/* .form{ */.form .gone{color:red}',
  '.form > table{color:red}',
  '@media (width < 400px){.gone{color:red}@container (width < 1px){.form .gone{color:red}}}',
  '.form[aria-busy=true]{color:red}',
  '@keyframes breathe{to{opacity:0}}',
])('a rule that can’t apply to the markup is removed: %s', (css) => {
  expect(usedRules(`${css}.form{color:red}`, markup)).toBe('.form{color:red}');
});

test('a design token that nothing reads is removed, and so is one that only such a token reads', () => {
  const css = '.root{--d-a:1px;--d-b:var(--d-c);--d-c:2px;--d-line:red;color:var(--d-a)}';
  expect(usedTokens(css, '<path stroke="var(--d-line)">')).toBe('.root{--d-a:1px;--d-line:red;color:var(--d-a)}');
});
