import { defaultConfiguration, expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* CON-2.15, CON-4, CON-5, CON-8: the support callback. */

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T14:40:00Z'));
  await keepSession(page);
  await page.goto('/contactus');
  await page.getByRole('button', { name: 'Need assistance?' }).click();
});

test('a form, then the confirmation with the time and the address; OK closes and resets it [CON-1.7 CON-2.15.1 CON-2.15.2 CON-2.15.3 CON-2.15.4 CON-7.47 DEC-1.7]', async ({
  page,
  server,
}) => {
  await page.getByLabel('Reason').selectOption('Need Help With Installation');
  await page.getByLabel('Time').selectOption('15:30-16:00');
  await page.getByLabel('Comment').fill('The setup stops.');
  const sent = page.waitForRequest(/RaiseHsSupportTicket/);
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/v1/DictationSupportService/DictationSupport/RaiseHsSupportTicket');
  expect(request.postDataJSON()).toEqual({
    Request: {
      TicketType: 'Need Help With Installation',
      CallbackTime: '15:30-16:00',
      AdditonalComment: 'The setup stops.',
    },
  });
  const done = page.getByRole('dialog', { name: 'Your call is scheduled!' });
  await expect(done.getByText('We will call you: 15:30-16:00.')).toBeVisible();
  await expect(done.getByText('We sent an email to retail@example.com.')).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Need assistance?' }).click();
  await expect(page.getByLabel('Comment')).toHaveValue('');
  expect(server.calls('raiseSupportTicket')).toBe(1);
});

test('Next 10 min first, then every half hour, in the afternoon too [CON-9.30 CON-9.31]', async ({ page }) => {
  const slots = page.getByLabel('Time').locator('option');
  await expect(slots).toHaveCount(28);
  for (const [at, text] of ['Next 10 min', '09:00-09:30', '09:30-10:00'].entries())
    await expect(slots.nth(at)).toHaveText(text);
  await expect(slots.last()).toHaveText('22:00-22:30');
  await expect(page.getByLabel('Time')).toHaveValue('Next 10 min');
  await expect(page.getByLabel('Reason').locator('option')).toHaveText([
    'Choose a reason',
    'Need a Product Demo',
    'Need Help With Installation',
    'Not Sure What To Do',
    'Others',
  ]);
});

test('the comment may be left out [CON-5.43]', async ({ page }) => {
  await page.getByLabel('Reason').selectOption('Need a Product Demo');
  const sent = page.waitForRequest(/RaiseHsSupportTicket/);
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  expect((await sent).postDataJSON()).toEqual({
    Request: { TicketType: 'Need a Product Demo', CallbackTime: 'Next 10 min', AdditonalComment: '' },
  });
  await expect(page.getByRole('dialog', { name: 'Your call is scheduled!' })).toBeVisible();
});

test('a reason must be selected [CON-5.42]', async ({ page, server }) => {
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(seen(page, 'Please select a reason for callback.')).toBeVisible();
  await expect(page.getByLabel('Reason')).toBeFocused();
  expect(server.calls('raiseSupportTicket')).toBe(0);
});

test('the server message, or the generic text; what was typed stays [CON-8.46]', async ({ page, server }) => {
  server.sandbox.faults.add(
    {
      call: 'raiseSupportTicket',
      body: '{"Status":1,"Data":null,"ErrorCode":"X","ErrorMessage":"All lines are busy."}',
    },
    { call: 'raiseSupportTicket', status: 500 },
  );
  await page.getByLabel('Reason').selectOption('Others');
  await page.getByLabel('Comment').fill('Hello');
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(seen(page, 'All lines are busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(seen(page, 'Something went wrong. Please contact the team.')).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(page.getByRole('dialog', { name: 'Your call is scheduled!' })).toBeVisible();
});

test.describe('with texts of the page', () => {
  test.use({ configuration: { ...defaultConfiguration, messages: { 'callback.now': 'Gleich' } } });

  test('the label of Next 10 min is replaced, and the service gets its own value', async ({ page }) => {
    await page.getByLabel('Reason').selectOption('Others');
    await expect(page.getByLabel('Time').locator('option:checked')).toHaveText('Gleich');
    const sent = page.waitForRequest(/RaiseHsSupportTicket/);
    await page.getByRole('button', { name: 'Schedule a callback' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ Request: { CallbackTime: 'Next 10 min' } });
    await expect(seen(page, 'We will call you: Gleich.')).toBeVisible();
  });
});
