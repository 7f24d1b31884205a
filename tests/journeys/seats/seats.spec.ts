import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { needs } from '../../support/engines/instruments.ts';
import {
  callOf,
  counter,
  isListStale,
  openLargeSeats,
  openSeats,
  refusal,
  rows,
  searchBox,
  sentIn,
  shown,
  speechApiId,
  subscriptionId,
} from './seats-screen.ts';
import { enterConsole, tabTo } from '../support/signed-in.ts';

/* CON-2.1, CON-2.4, CON-4, CON-5, CON-8: the list of seats. */

test.describe('the screen', () => {
  test('title, one tab, three counters, search, dropdown, heading and six columns [CON-2.4.2 CON-2.4.4 CON-2.4.5 CON-2.4.7 CON-2.4.9 CON-2.4.12 CON-2.4.14 CON-7.10]', async ({
    page,
    server,
  }) => {
    const id = await openLargeSeats(page, server);
    await expect(page).toHaveTitle('Seat users - Dictation Console');
    await expect(page.getByRole('heading', { level: 1, name: `Subscription ID - ${id}` })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Seat Users']);
    await expect(counter(page, 'Assigned')).toContainText('75');
    await expect(counter(page, 'Empty')).toContainText('45');
    await expect(counter(page, 'Total Seats')).toContainText('120');
    await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search User Name, Email, Phone Number');
    await expect(page.getByRole('heading', { level: 2, name: 'Total seats' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Seat ID',
      'User name',
      'Email',
      'Country',
      'Phone number',
      'Actions',
    ]);
    await page.getByRole('button', { name: 'Assign User', exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Assign multiple users (CSV)']);
  });

  test('a speech API shows seat id, usertag and action, and no bulk assignment [CON-2.4.8 CON-2.4.10 CON-2.4.15 CON-4.22 CON-6.14]', async ({
    page,
    server,
  }) => {
    await openSeats(page, speechApiId(server), 'voice@example.com');
    await expect(page.getByRole('columnheader')).toHaveText(['Seat ID', 'Usertag', 'Actions']);
    await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search Usertag');
    await expect(page.getByRole('button', { name: 'Assign User', exact: true })).toHaveCount(0);
    await searchBox(page).fill('line-07');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('button')).toHaveText(['Unassign user']);
  });

  test('the back arrow goes back to the list that the seats were opened from, and the list reloads [CON-2.4.3] @all', async ({
    page,
    server,
  }) => {
    await enterConsole(page, 'enterprise@example.com');
    const id = subscriptionId(server);
    await page.getByRole('link', { name: String(id) }).click();
    await expect(page).toHaveURL(`/subscription/seatuser?subscription=${id}`);
    await page.reload();
    const entries = await page.evaluate(() => history.length);
    const before = server.calls('subscriptionOverview');
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
    expect(server.calls('subscriptionOverview')).toBe(before + 1);
    // The seats are now the next history entry: the visitor has gone back.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goForward();
    await expect(page).toHaveURL(`/subscription/seatuser?subscription=${id}`);
  });

  test('from an address of its own it leads to the list, not to the page before the console [CON-2.4.3]', async ({
    page,
    server,
  }) => {
    await enterConsole(page, 'enterprise@example.com');
    await page.goto('/account');
    await page.goto(`/subscription/seatuser?subscription=${subscriptionId(server)}`);
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL('/subscription');
    await page.goBack();
    await expect(page).toHaveURL(/seatuser/);
  });

  for (const [parent, proves] of [
    ['/subscription', 'CON-2.1.6 CON-2.4.1'],
    ['/subscription/4101', 'CON-2.1.7 CON-2.4.1'],
    ['/subscription/4101/30', 'CON-2.1.8 CON-2.4.1'],
  ] as const) {
    test(`${parent}/seatuser is a child of its list, stays across a reload, and goes back where no subscription is known [${proves}]`, async ({
      page,
      server,
    }) => {
      await enterConsole(page, 'enterprise@example.com');
      const id = subscriptionId(server);
      await page.goto(`${parent}/seatuser?subscription=${id}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: `Subscription ID - ${id}` })).toBeVisible();
      await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
      await expect(page).toHaveURL(parent);
      await page.goto(`${parent}/seatuser`);
      await expect(page).toHaveURL(parent);
    });
  }
});

test.describe('the list', () => {
  test('picking a counter resets to page 1 and reloads with its filter code [CON-2.4.5 CON-2.4.12 CON-4.18 CON-4.19 CON-7.11 CON-9.10]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shown(page, '50 of 120')).toBeVisible();
    const codes = { Assigned: 0, Empty: 3, 'Total Seats': -1 } as const;
    const totals = { Assigned: '75', Empty: '45', 'Total Seats': '120' } as const;
    for (const name of ['Assigned', 'Empty', 'Total Seats'] as const) {
      const asked = page.waitForRequest(callOf('list'));
      await counter(page, name).click();
      expect(sentIn(await asked)).toMatchObject({ Status: codes[name], PageNumber: 1, UserId: -1, Group: -1 });
      await expect(shown(page, `25 of ${totals[name]}`)).toBeVisible();
      await expect(counter(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${name.replace(' Seats', '')} seats`);
    }
  });

  test('Show more appends, and is hidden when all are loaded [CON-2.4.11 CON-4.33]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    const more = page.getByRole('button', { name: 'Show more' });
    for (const count of [50, 75, 100]) {
      await more.click();
      await expect(shown(page, `${count} of 120`)).toBeVisible();
    }
    await more.click();
    await expect(shown(page, '120 of 120')).toBeVisible();
    await expect(more).toHaveCount(0);
  });

  test('a search of one or two characters, or of more than 255, is not made, and says why [CON-2.4.13 CON-5.3 CON-5.4 CON-8.7 CON-8.8 CON-9.6]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    const before = server.calls('seatList');
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await searchBox(page).fill('ab');
    await search.click();
    await expect(searchBox(page)).toHaveAccessibleDescription(
      'Search-string too short. Enter minimum of 3 characters.',
    );
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill('x'.repeat(256));
    await search.click();
    await expect(searchBox(page)).toHaveAccessibleDescription('Invalid input. Search-string too long!');
    expect(server.calls('seatList')).toBe(before);
    await searchBox(page).fill('x'.repeat(255));
    await search.click();
    await expect(page.getByText('No record(s) found').first()).toBeVisible();
    await expect(searchBox(page)).not.toHaveAttribute('aria-invalid');
  });

  test('clearing the text re-runs the search, by the button and by deleting [CON-2.4.6 CON-5.5]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await searchBox(page).fill('ada seat');
    await searchBox(page).press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Total seats with “ada seat”');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(shown(page, '25 of 120')).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill('ada seat');
    await searchBox(page).press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await searchBox(page).fill('');
    await expect(shown(page, '25 of 120')).toBeVisible();
  });

  test('NET-05 the filter that was picked last is shown, whichever answer comes last @all', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    server.sandbox.faults.add({ call: 'seatList', delayMs: 1500 });
    await counter(page, 'Assigned').click();
    await counter(page, 'Empty').click();
    await expect(shown(page, '25 of 45')).toBeVisible();
    await expect.poll(() => server.calls('seatList')).toBe(3);
    await expect(shown(page, '25 of 45')).toBeVisible();
  });

  test('mccckd36 without data is a blank page with a loading indicator [CON-2.4.20 CON-8.3]', async ({
    page,
    server,
  }) => {
    await openSeats(page, subscriptionId(server), 'retail@example.com');
    await expect(page.locator('dict-seats').getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('other refusals do nothing; a first load that failed can be tried again [CON-7.18]', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'seatDetail', ...refusal('X1', 'No.') });
    await openSeats(page, subscriptionId(server));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page, '25 of 120')).toBeVisible();
    server.sandbox.faults.add({ call: 'seatList', ...refusal('X1', 'No.') });
    await counter(page, 'Empty').click();
    await expect(counter(page, 'Total Seats')).toHaveAttribute('aria-pressed', 'true');
    await expect(shown(page, '25 of 120')).toBeVisible();
    expect(await isListStale(page)).toBe(false);
  });

  test('NET-09 what was opened offline loads when the browser is online again @all', async ({
    page,
    context,
    server,
  }) => {
    needs('lost networks');
    const id = await openLargeSeats(page, server);
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: String(id) }).click();
    await expect(page.getByText('You are offline. The list will load as soon as you are back online.')).toBeVisible();
    await context.setOffline(false);
    await expect(shown(page, '25 of 120')).toBeVisible();
  });

  test('SEC-01 hostile names, e-mails and tags are text @all', async ({ page, server }) => {
    const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    const seated = server.sandbox.world.users.find(({ email }) => email === 'assigned@example.com')!;
    Object.assign(seated, { fullName: hostile, email: `"${hostile}"@x.example` });
    await openLargeSeats(page, server);
    await expect(page.locator('dict-seats').getByText(hostile.slice(0, 35)).first()).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.locator('dict-seats img, dict-seats script')).toHaveCount(0);
  });
});

test.describe('for everybody', () => {
  test('A11Y-01 the screen has no finding of axe, light, dark and at 320 px @all', async ({ page, server }) => {
    await openLargeSeats(page, server);
    expect.soft(await violations(page, 'dict-seats'), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page, 'dict-seats'), 'dark, 320 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('A11Y-23 nothing overflows from 240 px on @all', async ({ page, server }) => {
    await openLargeSeats(page, server);
    for (const width of [240, 280, 320, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const wide = await page.evaluate(() => {
        const root = document.querySelector('dict-seats')!.shadowRoot!;
        const edge = root.host.getBoundingClientRect().right + 1;
        return [...root.querySelectorAll('button, input, td, th, h1, h2')]
          .filter((node) => node.getBoundingClientRect().width > 1 && node.getBoundingClientRect().right > edge)
          .map((node) => node.textContent);
      });
      expect(wide, `${width} px`).toEqual([]);
    }
  });

  test('A11Y-07 what a search found is said @all', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await counter(page, 'Empty').click();
    await expect(page.locator('dict-seats').getByRole('status')).toHaveText('45 found');
  });

  test('A11Y-21 the keyboard alone filters, searches and opens the dialog of a seat @all', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await page.getByRole('button', { name: 'Back to the subscriptions' }).focus();
    await tabTo(page, /^Empty/);
    await page.keyboard.press('Enter');
    await expect(shown(page, '25 of 45')).toBeVisible();
    await tabTo(page, /^Assign user to seat/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Assign user' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Assign user to seat/ }).first()).toBeFocused();
  });
});
