import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { askForAssistance, endAssistance } from '../../../src/core/session/assistance.ts';
import { keyOfService } from '../../../src/core/config/service-name.ts';
import { closeSession, currentAccount } from '../../../src/core/session/session.ts';
import { until } from '../../support/wait.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isFocused, isShown, refusal, texts } from '../support/screen.ts';

/* <dict-callback>: its attribute `open` reflects whether the popup is open, and opens and closes it. */

const page = sandboxPage();

let element: HTMLElementTagNameMap['dict-callback'];

beforeEach(async () => {
  await page.logIn('retail');
  element = await page.put('dict-callback');
});

afterEach(endAssistance);

const popup = () => screen.getByRole('dialog', { name: 'Need assistance?' });
const isOpen = () => expect.element(popup()).toBeVisible();
const draftKey = () => keyOfService(`dict.account.callback.${currentAccount()}`);
const isClosed = () => expect.element(popup()).not.toBeInTheDocument();

describe('the callback popup', () => {
  test('is opened and closed by its attribute `open` and its property', async () => {
    element.open = true;
    await isOpen();
    element.removeAttribute('open');
    await isClosed();
  });

  test('is opened and closed by show() and close(), and its attribute follows', async () => {
    element.show();
    await isOpen();
    element.close();
    element.show();
    await isOpen();
    expect(element.open).toBe(true);
    element.close();
    await isClosed();
    expect(element.hasAttribute('open')).toBe(false);
  });

  test('is opened by its button, and closed by Cancel', async () => {
    const trigger = screen.getByRole('button', { name: 'Need assistance?' });
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await trigger.click();
    await isOpen();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await isClosed();
  });

  test('is closed by Back and Forward, and opened again with what was typed', async () => {
    element.show();
    await screen.getByLabelText('Comment').fill('Please ring twice.');
    dispatchEvent(new PopStateEvent('popstate'));
    await isClosed();
    expect(element.open).toBe(false);
    element.show();
    await expect.element(screen.getByLabelText('Comment')).toHaveValue('Please ring twice.');
  });

  test('is opened by each request from elsewhere on the page, which opens only one of two popups', async () => {
    await page.put('dict-callback');
    for (const _ of ['once', 'again']) {
      askForAssistance();
      await isOpen();
      await until('the attribute says so', () => element.open);
      element.open = false;
      await isClosed();
    }
  });

  test('is closed and empty for a user who takes the place of another one', { tags: ['NET-11'] }, async () => {
    element.show();
    await screen.getByLabelText('Comment').fill('For my eyes only');
    await page.logIn('enterprise');
    await isClosed();
    element.show();
    await expect.element(screen.getByLabelText('Comment')).toHaveValue('');
  });

  test('is closed by the end of the session, and leads to the login then', async () => {
    element.show();
    await isOpen();
    closeSession('elsewhere');
    await isClosed();
    element.show();
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(page.visited.at(-1)).toBe('/');
  });
});

describe('what was typed into the callback popup', () => {
  const comment = () => screen.getByLabelText('Comment');
  const type = async () => {
    element.show();
    await comment().fill('The setup stops.');
  };

  test('is there again if the session ended meanwhile and the user logs in', async () => {
    await type();
    closeSession('expired');
    await isClosed();
    await page.logIn('retail');
    element.show();
    await expect.element(comment()).toHaveValue('The setup stops.');
  });

  test('is forgotten by Cancel', async () => {
    await type();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await isClosed();
    element.show();
    await expect.element(comment()).toHaveValue('');
  });
});

const schedule = () => screen.getByRole('button', { name: 'Schedule a callback' });
const done = () => screen.getByRole('dialog', { name: 'Your call is scheduled!' });

async function choose(reason: string, time?: string): Promise<void> {
  element.show();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), reason);
  if (time) await userEvent.selectOptions(screen.getByLabelText('Time'), time);
}

describe('a callback', () => {
  test('can be scheduled for the next 10 minutes, or for a half hour of the day', { tags: ['CON-9.30'] }, async () => {
    element.show();
    await expect.element(screen.getByLabelText('Time')).toHaveValue('Next 10 min');
    const slots = texts(screen.getByLabelText('Time').getByRole('option'));
    expect(slots).toHaveLength(28);
    expect([...slots.slice(0, 3), slots.at(-1)]).toEqual(['Next 10 min', '09:00-09:30', '09:30-10:00', '22:00-22:30']);
  });

  test('has four reasons', { tags: ['CON-9.31'] }, async () => {
    element.show();
    await isOpen();
    const reasons = screen.getByLabelText('Reason').getByRole('option').elements() as HTMLOptionElement[];
    expect(reasons.slice(1).map(({ value }) => value)).toEqual([
      'Need a Product Demo',
      'Need Help With Installation',
      'Not Sure What To Do',
      'Others',
    ]);
  });

  test('needs a reason', { tags: ['CON-5.42'] }, async () => {
    element.show();
    await schedule().click();
    await isShown('Please select a reason for callback.');
    await isFocused(screen.getByLabelText('Reason'));
    expect(page.calls('raiseSupportTicket')).toBe(0);
  });

  test('needs no comment', { tags: ['CON-5.43'] }, async () => {
    await choose('Others');
    await schedule().click();
    await expect.element(done()).toBeVisible();
    expect(page.requestsTo('RaiseHsSupportTicket')).toMatchObject([{ AdditonalComment: '' }]);
  });

  test(
    'is sent with the English labels in whatever language the screen is',
    { tags: ['CON-7.47', 'DEC-1.19'] },
    async () => {
      const installation = 'Hilfe bei der Installation';
      page.configure({
        messages: {
          'callback.installation': installation,
          'callback.now': 'Gleich',
          'callback.doneNow': 'Wir rufen gleich an.',
        },
      });
      await choose(installation);
      await schedule().click();
      await expect.element(done()).toHaveTextContent('Wir rufen gleich an.');
      expect(page.requestsTo('RaiseHsSupportTicket')).toEqual([
        { TicketType: 'Need Help With Installation', CallbackTime: 'Next 10 min', AdditonalComment: '' },
      ]);
    },
  );

  test('stays open until its answer arrives: whoever closed it would send a second one', async () => {
    const release = page.hold('RaiseHsSupportTicket');
    await choose('Others');
    await schedule().click();
    await expect.element(screen.getByRole('button', { name: 'Scheduling…' })).toBeVisible();
    for (const way of ['Cancel', 'Close'])
      await expect.element(popup().getByRole('button', { name: way })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await isOpen();
    release();
    await expect.element(done()).toBeVisible();
  });

  test('that the page closes before its answer arrives is neither opened nor changed by it', async () => {
    const release = page.hold('RaiseHsSupportTicket');
    await choose('Others');
    await schedule().click();
    await expect.element(screen.getByRole('button', { name: 'Scheduling…' })).toHaveAttribute('aria-disabled', 'true');
    element.close();
    await isClosed();
    release();
    await expect.poll(() => page.calls('raiseSupportTicket')).toBe(1);
    element.show();
    await isOpen();
    await choose('Others');
    await schedule().click();
    await expect.element(done()).toBeVisible();
    expect(page.calls('raiseSupportTicket')).toBe(2);
  });
});

test('a callback that Back has closed before its answer arrives leaves an empty form', async () => {
  const release = page.hold('RaiseHsSupportTicket');
  await choose('Others');
  await screen.getByLabelText('Comment').fill('Please ring twice.');
  await schedule().click();
  dispatchEvent(new PopStateEvent('popstate'));
  await isClosed();
  release();
  await expect.poll(() => sessionStorage.getItem(draftKey())).toBeNull();
  element.show();
  await expect.element(screen.getByLabelText('Comment')).toHaveValue('');
});

describe('a scheduled callback', () => {
  beforeEach(async () => {
    await choose('Need Help With Installation', '15:30-16:00');
    await screen.getByLabelText('Comment').fill('The setup stops.');
    await schedule().click();
  });

  test('is sent with its reason, its time and its comment', { tags: ['CON-1.7', 'CON-7.47', 'DEC-1.7'] }, async () => {
    await expect.element(done()).toBeVisible();
    expect(page.requestsTo('/DictationSupportService/DictationSupport/RaiseHsSupportTicket')).toEqual([
      {
        TicketType: 'Need Help With Installation',
        CallbackTime: '15:30-16:00',
        AdditonalComment: 'The setup stops.',
      },
    ]);
  });

  test(
    'is confirmed with its time and the address of the e-mail',
    { tags: ['CON-2.15.1', 'CON-2.15.2', 'CON-2.15.3'] },
    async () => {
      await expect.element(done()).toHaveTextContent("We'll call you at 15:30-16:00.");
      await expect.element(done()).toHaveTextContent('We sent an email to retail@example.com.');
    },
  );

  test('leaves an empty form after OK', { tags: ['CON-2.15.4'] }, async () => {
    await done().getByRole('button', { name: 'OK' }).click();
    await screen.getByRole('button', { name: 'Need assistance?' }).click();
    await expect.element(screen.getByLabelText('Comment')).toHaveValue('');
  });
});

describe('a callback that fails', () => {
  async function fail(fault: object): Promise<void> {
    page.sandbox.faults.add({ call: 'raiseSupportTicket', ...fault });
    await choose('Others');
    await screen.getByLabelText('Comment').fill('Hello');
    await schedule().click();
  }

  test('because the session has ended asks for a login', { tags: ['NET-11', 'A11Y-31'] }, async () => {
    await fail({ status: 401 });
    const logIn = popup().getByRole('button', { name: 'Log in', exact: true });
    await isFocused(logIn);
    await isShown('Log in so we know who to call.');
    await page.logIn('enterprise');
    await expect.element(screen.getByLabelText('Comment')).toHaveValue('');
  });

  test('shows the message of a refusal', { tags: ['CON-8.46'] }, async () => {
    await fail(refusal('All lines are busy.'));
    await isShown('All lines are busy.');
    await schedule().click();
    await expect.element(done()).toBeVisible();
  });

  test(
    'says that the request may have arrived where the answer is lost',
    { tags: ['CON-8.46', 'NET-03'] },
    async () => {
      await fail({ status: 500, body: '' });
      await isShown('Something went wrong. Please contact the team.');
      await isShown(/^Your request may still have reached us/);
      await expect.element(screen.getByLabelText('Comment')).toHaveValue('Hello');
    },
  );
});
