import { beforeEach, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import {
  clearBillingDraft,
  saveBillingDraft,
  readBillingDraft,
} from '../../../src/elements/shared/billing/billing.draft.ts';
import { loginOf, storagePage } from '../core/session/session.world.ts';

/* The typed billing address after the end of the session. */

const { tab, local } = storagePage();
const typed = {
  fullName: 'Rhys Sample',
  taxNumber: '',
  countryId: '2',
  address: '7 Placeholder Row',
  state: 'Wales',
  city: 'Cardiff',
  postalCode: 'ZZ1 1ZZ',
};
const rhys = loginOf({ UserCode: 'U1' });
const mara = loginOf({ UserCode: 'U2' });
const drafts = () => [...tab.items.keys()].filter((key) => key.includes('.account.'));

beforeEach(() => {
  openSession(rhys);
  saveBillingDraft(typed);
});

test('a billing draft is found again after a reload', () => {
  resetPage();
  expect(readBillingDraft()).toMatchObject(typed);
});

test('a billing draft is found again by the same user after the session has expired', { tags: ['NET-11'] }, () => {
  closeSession('expired');
  expect(readBillingDraft()).toBe(null);
  openSession(rhys);
  expect(readBillingDraft()).toMatchObject(typed);
});

test('a billing draft is removed by another user’s login', { tags: ['NET-11'] }, () => {
  closeSession('expired');
  openSession(mara);
  expect([readBillingDraft(), drafts()]).toEqual([null, []]);
});

test('a billing draft is stored in its tab only', () => {
  expect([...local.items.values()].join()).not.toContain('Placeholder');
});

test('a billing draft is not used for another country than the form’s', () => {
  expect(readBillingDraft('2')).toMatchObject(typed);
  expect(readBillingDraft('1')).toBe(null);
});

test('a billing draft is removed when it is discarded', () => {
  clearBillingDraft();
  expect(drafts()).toEqual([]);
});

test.each(['asked', 'password-changed', 'account-deleted'] as const)(
  'a billing draft is removed when the session ends (“%s”), and not written without a session',
  (reason) => {
    closeSession(reason);
    expect(drafts()).toEqual([]);
    saveBillingDraft(typed);
    expect([...tab.items.keys(), readBillingDraft()]).toEqual([null]);
  },
);
