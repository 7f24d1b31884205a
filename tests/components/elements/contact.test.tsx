import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { ConfigurationInput } from '../../../src/core/config/config.ts';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { texts, within } from '../support/screen.ts';

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
    await expect.element(card('By post alone').getByText('Email')).not.toBeInTheDocument();
  });

  test('finds the support alone where no offices are configured', { tags: ['CON-9.37', 'DEC-6.4'] }, async () => {
    await open('retail', { contact: { ...contact, offices: [] } });
    await expect.element(card('Support').getByRole('link', { name: contact.email })).toBeVisible();
    expect(screen.getByRole('region').elements()).toHaveLength(1);
    // A right-to-left page must not reorder an email address or a phone number (A11Y-26).
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
