import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ConfigurationInput } from '../../../src/core/config/config.ts';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { askForAssistance, endAssistance } from '../../../src/core/session/assistance.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { until } from '../../support/wait.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isFocused, isShown, refusal, texts, within } from '../support/screen.ts';

const page = sandboxPage();

const contact = { phone: '+1 555 0100', email: 'support@console.example' };
const social = Object.fromEntries(
  ['twitter', 'facebook', 'instagram', 'youtube', 'linkedin'].map((name) => [name, `https://${name}.example/dict`]),
);
const legal = {
  terms: 'https://console.example/terms',
  privacy: 'https://console.example/privacy',
  subscriptionTerms: 'https://console.example/subscription-terms',
  dataProcessing: 'https://console.example/data-processing',
};

const card = (name: string) => screen.getByRole('region', { name });
async function open(user: DocumentedUserKey, configuration: ConfigurationInput): Promise<void> {
  document.body.replaceChildren();
  page.configure(configuration);
  await page.logIn(user);
  await page.put('dict-contact');
}

const linksOf = (label: string) => screen.getByRole('navigation', { name: label }).getByRole('link');

describe('an account owner', () => {
  const offices = [
    { name: 'Global (India)', email: 'in@console.example', phone: '+91 5550 1000', address: '1 Example Park' },
    { name: 'United States', email: 'ask reception', phone: '+1 555 0101', address: '' },
    { name: 'By post alone', address: '2 Example Street' },
  ];

  test(
    'finds the offices of the configuration, and not the support',
    { tags: ['CON-2.8.2', 'CON-2.8.3', 'CON-6.8', 'DEC-6.4'] },
    async () => {
      await open('retail', { contact: { ...contact, offices } });
      const india = card('Global (India)');
      const [email, phone] = [india.getByRole('link', { name: 'in@console.example' }), india.getByRole('link').last()];
      await expect.element(email).toHaveAttribute('href', 'mailto:in@console.example');
      await expect.element(phone).toHaveAttribute('href', 'tel:+9155501000');
      await expect.element(india.getByText('1 Example Park')).toBeVisible();
      expect(within('dict-contact', '[aria-busy]')).toBeNull();
      await expect.element(card('Support')).not.toBeInTheDocument();
    },
  );

  test('finds no empty field of an office', { tags: ['CON-2.8.3', 'DEC-6.4'] }, async () => {
    await open('retail', { contact: { ...contact, offices } });
    await expect.element(card('United States').getByText('ask reception')).toBeVisible();
    expect(texts(card('United States').getByRole('link'))).toEqual(['+1 555 0101']);
    await expect.element(card('United States').getByText('Address')).not.toBeInTheDocument();
    await expect.element(card('By post alone').getByText('2 Example Street')).toBeVisible();
    await expect.element(card('By post alone').getByRole('link')).not.toBeInTheDocument();
  });

  test('finds the support alone where no offices are configured', { tags: ['CON-9.37', 'DEC-6.4'] }, async () => {
    await open('retail', { contact: { ...contact, offices: [] } });
    await expect.element(card('Support').getByRole('link', { name: contact.email })).toBeVisible();
    expect(screen.getByRole('region').elements()).toHaveLength(1);
    // In a right-to-left page an email address and a phone number stay left to right, the number on one line (A11Y-26).
    for (const text of Object.values(contact)) {
      const shown = card('Support').getByRole('link', { name: text }).element().querySelector('bdi')!;
      expect([shown.textContent, getComputedStyle(shown).direction]).toEqual([text, 'ltr']);
    }
  });

  test(
    'finds the configured social and legal links, each in a new tab',
    { tags: ['CON-2.8.4', 'CON-2.8.5', 'CON-2.8.9'] },
    async () => {
      const configured = { ...social, twitter: '' };
      await open('retail', { links: { social: configured, ...legal } });
      await expect.element(linksOf('Follow us').first()).toBeVisible();
      const shown = (label: string) =>
        (linksOf(label).elements() as HTMLAnchorElement[]).map((link) => [link.textContent, link.getAttribute('href')]);
      expect(shown('Follow us').map(([, address]) => address)).toEqual(Object.values(configured).filter(Boolean));
      expect(shown('Legal')).toEqual([
        ['Terms & Conditions (opens in a new tab)', legal.terms],
        ['Privacy Policy (opens in a new tab)', legal.privacy],
        ['Subscription Terms & Conditions (opens in a new tab)', legal.subscriptionTerms],
        ['Data Processing Terms (opens in a new tab)', legal.dataProcessing],
      ]);
      for (const link of [...linksOf('Follow us').elements(), ...linksOf('Legal').elements()])
        expect(link.getAttribute('target')).toBe('_blank');
    },
  );
});

describe('a user who is not an account owner', () => {
  const user = () => page.sandbox.world.users.find((each) => each.email === 'enterprise@example.com')!;

  test(
    'finds the account manager and the support',
    { tags: ['ACC-6.5', 'CON-2.8.6', 'CON-2.8.8', 'CON-6.8'] },
    async () => {
      await open('enterprise', { contact });
      const { name, email } = user().accountManager!;
      await expect.element(card('Your account manager').getByText(name)).toBeVisible();
      await expect.element(card('Your account manager').getByRole('link', { name: email })).toBeVisible();
      await expect.element(card('Support').getByRole('link', { name: contact.email })).toBeVisible();
    },
  );

  test('finds the legal links, and no social ones', { tags: ['CON-2.8.4'] }, async () => {
    await open('enterprise', { contact, links: { social, ...legal } });
    await expect.element(linksOf('Legal').first()).toBeVisible();
    await expect.element(linksOf('Follow us')).not.toBeInTheDocument();
  });

  test("reads 'Not added' where a contact is missing", { tags: ['CON-2.8.7'] }, async () => {
    Object.assign(user(), { accountManager: null });
    await open('enterprise', { contact: { phone: '', email: '' } });
    await expect.poll(() => card('Your account manager').getByText('Not added').elements().length).toBe(2);
    await expect.element(card('Support').getByText('Not added')).toBeVisible();
  });
});

/* <dict-callback>, CON-2.15: its attribute `open` reflects whether the popup is open, and opens and closes it. */

describe('a callback', () => {
  let element: HTMLElementTagNameMap['dict-callback'];

  beforeEach(async () => {
    await page.logIn('retail');
    element = await page.put('dict-callback');
  });

  afterEach(endAssistance);

  const popup = () => screen.getByRole('dialog', { name: 'Need assistance?' });
  const isOpen = () => expect.element(popup()).toBeVisible();
  const isClosed = () => expect.element(popup()).not.toBeInTheDocument();

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

  test('is opened by each request from elsewhere on the page, which opens one of two', async () => {
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

  const schedule = () => screen.getByRole('button', { name: 'Schedule a callback' });
  const done = () => screen.getByRole('dialog', { name: 'Your call is scheduled!' });

  async function choose(reason: string, time?: string): Promise<void> {
    element.show();
    await userEvent.selectOptions(screen.getByLabelText('Reason'), reason);
    if (time) await userEvent.selectOptions(screen.getByLabelText('Time'), time);
  }

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

  describe('that is scheduled', () => {
    beforeEach(async () => {
      await choose('Need Help With Installation', '15:30-16:00');
      await screen.getByLabelText('Comment').fill('The setup stops.');
      await schedule().click();
    });

    test(
      'is sent with its reason, its time and its comment',
      { tags: ['CON-1.7', 'CON-7.47', 'DEC-1.7'] },
      async () => {
        await expect.element(done()).toBeVisible();
        expect(page.requestsTo('/DictationSupportService/DictationSupport/RaiseHsSupportTicket')).toEqual([
          {
            TicketType: 'Need Help With Installation',
            CallbackTime: '15:30-16:00',
            AdditonalComment: 'The setup stops.',
          },
        ]);
      },
    );

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

  test('needs a reason', { tags: ['CON-5.42'] }, async () => {
    element.show();
    await schedule().click();
    await isShown('Please select a reason for callback.');
    await isFocused(screen.getByLabelText('Reason'));
    expect(page.calls('raiseSupportTicket')).toBe(0);
  });

  test(
    'needs no comment, and is sent with the English labels in whatever language the screen is',
    { tags: ['CON-5.43', 'CON-7.47', 'DEC-1.19'] },
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

  describe('that fails', () => {
    async function fail(fault: object): Promise<void> {
      page.sandbox.faults.add({ call: 'raiseSupportTicket', ...fault });
      await choose('Others');
      await screen.getByLabelText('Comment').fill('Hello');
      await schedule().click();
    }

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

  test('that is closed before its answer arrives is neither opened nor changed by it', async () => {
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
