import { expect, test } from 'vitest';
import { usedRules } from '../../../src/elements/runtime/prerendered/used-rules.ts';

/* Only rules that can't apply to the markup are removed; in case of doubt a rule stays. */

const markup = '<div class="root"><form class="form"><label class="check"><input type="checkbox"></label></form></div>';

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
