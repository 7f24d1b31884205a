import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isGone, isShown } from '../support/screen.ts';
import {
  choose,
  counter,
  emailField,
  enterUser,
  inDialog,
  isShowing,
  openAssign,
  openSeats,
  subscriptionId,
} from './seats-screen.ts';

/* Several seats are unassigned together; an empty seat is assigned with one button. */

const page = sandboxPage();

beforeEach(() => screen.viewport(1280, 900));

const boxes = () => screen.getByRole('checkbox', { name: /^Select / });
const refusal = JSON.stringify({ Status: 1, Data: null, ErrorCode: null, ErrorMessage: 'Not now.' });
const sent = () => page.requestsTo('UnassignSeats');

async function markFirst(count: number): Promise<void> {
  await openSeats(page);
  for (let at = 0; at < count; at += 1) await boxes().nth(at).click();
  await isShown(`${count} selected`);
  await button('Unassign').click();
}

describe('twelve seats', { tags: ['A11Y-28'] }, () => {
  beforeEach(() => markFirst(12));

  test('are named in one question', async () => {
    await expect.element(dialog('Unassign 12 users?')).toBeVisible();
    expect(dialog().getByRole('listitem').elements()).toHaveLength(12);
    await expect.element(dialog().getByRole('listitem').first()).toHaveTextContent('assigned@example.com, seat 50037');
  });

  test('are unassigned by one call', async () => {
    await inDialog('Confirm').click();
    await expect.element(counter('Assigned')).toHaveTextContent('63');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]!.SeatCodes).toHaveLength(12);
  });

  test('have one message, and are not selected any more', async () => {
    await inDialog('Confirm').click();
    await isShown('Access to product removed for 12 users');
    await isGone('12 selected');
  });
});

test('seats are not selected any more when the page shows another subscription, nor on the way back', async () => {
  const element = await openSeats(page);
  const first = element.getAttribute('subscription-id')!;
  await boxes().first().click();
  await isShown('1 selected');
  element.setAttribute('subscription-id', subscriptionId(page, 'full'));
  await isGone('1 selected');
  element.setAttribute('subscription-id', first);
  await isShowing('25 of 120');
  await isGone('1 selected');
});

describe('if one of three is refused', () => {
  beforeEach(async () => {
    await openSeats(page);
    for (const at of [0, 1, 2]) await boxes().nth(at).click();
    const held = page.sandbox.world.seats.find(({ id }) => String(id) === '50038')!;
    held.code = 'of another time';
    await button('Unassign').click();
    await inDialog('Confirm').click();
    await isShown('2 of 3 seats were unassigned. These seats still have their users:');
  });

  test('it is named', () => {
    expect(
      dialog()
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['alba.001@hospital.example, seat 50038']);
  });

  test('it stays selected', async () => {
    await inDialog('Ok').click();
    await isShown('1 selected');
    await expect.element(counter('Assigned')).toHaveTextContent('73');
  });
});

test(
  'without an answer, seats that were unassigned all the same are reported as done',
  { tags: ['NET-03'] },
  async () => {
    page.sandbox.faults.add({ call: 'unassignSeats', strikes: 'after', cut: 'connection' });
    await markFirst(2);
    await inDialog('Confirm').click();
    await isShown('Access to product removed for 2 users');
  },
);

test(
  'a selected seat that got another user without an answer is not selected any more',
  { tags: ['NET-03', 'A11Y-28'] },
  async () => {
    await openSeats(page);
    await boxes().first().click();
    await isShown('1 selected');
    page.sandbox.faults.add({ call: 'assignSeatToUser', strikes: 'after', cut: 'connection' });
    await choose('Change user');
    await enterUser('retail@example.com');
    await inDialog('Confirm').click();
    await inDialog('Ok').click();
    await isGone('1 selected');
    await expect.element(screen.getByRole('checkbox', { name: 'Select retail@example.com' })).not.toBeChecked();
  },
);

test('a refused seat is named, though pages are shorter than asked for', { tags: ['CON-7.12'] }, async () => {
  await openSeats(page);
  page.changeAnswers('seat/list', ({ List }: Record<string, object[]>) => List!.splice(20));
  await counter('Assigned').click();
  await button('Show more').click();
  await isShowing('40 of 75');
  await boxes().nth(30).click();
  page.sandbox.faults.add({ call: 'unassignSeats', body: refusal });
  await button('Unassign').click();
  await inDialog('Confirm').click();
  await isShown('0 of 1 seats were unassigned. These seats still have their users:');
});

test('the selection is cleared by its button', async () => {
  await openSeats(page);
  await boxes().first().click();
  await button('Clear selection').click();
  await isGone('1 selected');
});

test('the selection stays when more seats are shown and when they are sorted', async () => {
  await openSeats(page);
  await boxes().first().click();
  await button('Show more').click();
  await isShowing('50 of 120');
  await screen.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await isShowing('120 of 120');
  await isShown('1 selected');
  await button('Unassign').click();
  await expect.element(dialog()).toHaveTextContent('seat 50037');
});

test('the selection is cleared by another list', async () => {
  await openSeats(page);
  await boxes().first().click();
  await counter('Assigned').click();
  await isShowing('25 of 75');
  await isGone('1 selected');
});

test('an empty seat shows its id and Assign alone, and cannot be selected', async () => {
  await openSeats(page);
  await counter('Empty').click();
  await isShowing('25 of 45');
  const row = screen.getByRole('row').nth(1).element();
  expect(row.textContent).toMatch(/^\d+Assign user$/);
  expect(boxes().elements()).toHaveLength(0);
});

test('the assignment has one filled button: Continue, then Assign', async () => {
  await openSeats(page);
  await openAssign();
  const filled = () => [...dialog().element().querySelectorAll('.d-button-primary')].map((each) => each.textContent);
  await expect.poll(filled).toEqual([expect.stringContaining('Continue')]);
  await emailField().fill('retail@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(filled).toEqual([expect.stringContaining('Assign')]);
});
