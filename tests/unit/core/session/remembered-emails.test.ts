import { beforeEach, expect, test } from 'vitest';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { leaveFlash, takeFlash } from '../../../../src/core/session/drafts/flash.ts';
import { forgetEmail, rememberedEmails, rememberEmail } from '../../../../src/core/session/remembered-emails.ts';

/* ACC-3, ACC-4: the e-mail addresses that the login remembers. */

beforeEach(resetPage);

test('newest first, and the same email once, whatever its case [ACC-4.39]', () => {
  for (const email of ['anna@clinic.example', 'bruno@clinic.example', ' ANNA@clinic.example ']) rememberEmail(email);
  expect(rememberedEmails()).toEqual(['ANNA@clinic.example', 'bruno@clinic.example']);
});

test('50 at most; the oldest is removed [ACC-3.12 ACC-9.10]', () => {
  for (let at = 1; at <= 53; at += 1) rememberEmail(`user${at}@clinic.example`);
  expect(rememberedEmails()).toHaveLength(50);
  expect(rememberedEmails()[0]).toBe('user53@clinic.example');
  expect(rememberedEmails().at(-1)).toBe('user4@clinic.example');
});

test('a removed one is gone, and an unknown one changes nothing', () => {
  rememberEmail('anna@clinic.example');
  rememberEmail('bruno@clinic.example');
  forgetEmail('Anna@clinic.example');
  forgetEmail('nobody@clinic.example');
  expect(rememberedEmails()).toEqual(['bruno@clinic.example']);
});

test('an empty email and one that is too long are not remembered', () => {
  rememberEmail('   ');
  rememberEmail(`${'x'.repeat(250)}@clinic.example`);
  expect(rememberedEmails()).toEqual([]);
});

test('a message is read once, and cut to a thousand characters', () => {
  leaveFlash({ tone: 'danger', text: 'x'.repeat(5000) });
  expect(takeFlash()?.text).toHaveLength(1000);
  expect(takeFlash()).toBe(null);
});
