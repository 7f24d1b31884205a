import { beforeEach, expect, test } from 'vitest';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { leaveFlash, takeFlash } from '../../../../src/core/session/drafts/flash.ts';
import { forgetEmail, rememberedEmails, rememberEmail } from '../../../../src/core/session/remembered-emails.ts';

/* The email addresses that the login remembers. */

beforeEach(resetPage);

test('remembered emails are newest first, and the same email once, whatever its case', { tags: ['ACC-4.39'] }, () => {
  for (const email of ['anna@clinic.example', 'bruno@clinic.example', ' ANNA@clinic.example ']) rememberEmail(email);
  expect(rememberedEmails()).toEqual(['ANNA@clinic.example', 'bruno@clinic.example']);
});

test('an email that is pasted with invisible characters is remembered as the same', () => {
  for (const email of ['anna@clinic.example', '\u200banna@clinic.example\u00a0']) rememberEmail(email);
  expect(rememberedEmails()).toEqual(['anna@clinic.example']);
});

test('an email may be remembered whose characters of two units exceed the limit only in units', () => {
  const email = `${'𠮷'.repeat(240)}@clinic.example`;
  rememberEmail(email);
  expect(rememberedEmails()).toEqual([email]);
});

test('the 50 newest emails are remembered', { tags: ['ACC-3.12', 'ACC-9.10'] }, () => {
  for (let at = 1; at <= 53; at += 1) rememberEmail(`user${at}@clinic.example`);
  expect(rememberedEmails()).toHaveLength(50);
  expect(rememberedEmails()[0]).toBe('user53@clinic.example');
  expect(rememberedEmails().at(-1)).toBe('user4@clinic.example');
});

test('an empty or too long email is not remembered', () => {
  for (const email of ['   ', `${'x'.repeat(250)}@clinic.example`]) rememberEmail(email);
  expect(rememberedEmails()).toEqual([]);
});

test('a remembered email is removed whatever its case, and no other with it', () => {
  for (const email of ['anna@clinic.example', 'bruno@clinic.example']) rememberEmail(email);
  for (const email of ['Anna@clinic.example', 'nobody@clinic.example']) forgetEmail(email);
  expect(rememberedEmails()).toEqual(['bruno@clinic.example']);
});

test('a message left for the login is read once, and cut to a thousand characters', () => {
  leaveFlash({ tone: 'danger', text: 'x'.repeat(5000) });
  expect(takeFlash()?.text).toHaveLength(1000);
  expect(takeFlash()).toBe(null);
});
