import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { ConfigurationInput } from '../../../src/core/config/config.ts';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-contact> */

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
  page.configure(configuration);
  await page.logIn(user);
  await page.put('dict-contact');
}

const linksOf = (label: string) => screen.getByRole('navigation', { name: label }).getByRole('link');

test('CON-2.8.2 CON-2.8.3 CON-6.8 DEC-6.4 shows an account owner the offices of the configuration, and no field that is empty', async () => {
  page.configure({
    contact: {
      ...contact,
      offices: [
        { name: 'Global (India)', email: 'in@console.example', phone: '+91 5550 1000', address: '1 Example Park' },
        { name: 'United States', email: 'us@console.example', phone: '+1 555 0101', address: '' },
        { name: 'By post alone', address: '2 Example Street' },
      ],
    },
  });
  await page.logIn('retail');
  await page.put('dict-contact');
  await expect
    .element(card('Global (India)').getByRole('link', { name: 'in@console.example' }))
    .toHaveAttribute('href', 'mailto:in@console.example');
  await expect
    .element(card('Global (India)').getByRole('link', { name: '+91 5550 1000' }))
    .toHaveAttribute('href', 'tel:+9155501000');
  await expect.element(card('Global (India)').getByText('1 Example Park')).toBeVisible();
  await expect.element(card('United States').getByRole('link', { name: '+1 555 0101' })).toBeVisible();
  await expect.element(card('United States').getByText('Address')).not.toBeInTheDocument();
  await expect.element(card('By post alone').getByText('2 Example Street')).toBeVisible();
  await expect.element(card('By post alone').getByRole('link')).not.toBeInTheDocument();
  await expect.element(card('Support')).not.toBeInTheDocument();
});

test('CON-9.37 DEC-6.4 shows an account owner the support contact if there are no offices, and nothing else', async () => {
  await open('retail', { contact });
  await expect.element(card('Support').getByRole('link', { name: contact.email })).toBeVisible();
  await expect.element(card('Support').getByRole('link', { name: contact.phone })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(1);
});

test('ACC-6.5 CON-2.8.4 CON-2.8.6 CON-2.8.8 CON-6.8 shows the account manager and the support e-mail, and no social links, to a user who is not an account owner', async () => {
  await open('enterprise', { contact, links: { social, ...legal } });
  const { name, email } = page.sandbox.world.users.find(
    (user) => user.email === 'enterprise@example.com',
  )!.accountManager!;
  await expect.element(card('Your account manager').getByText(name)).toBeVisible();
  await expect.element(card('Your account manager').getByRole('link', { name: email })).toBeVisible();
  await expect.element(card('Support').getByRole('link', { name: contact.email })).toBeVisible();
  await expect.element(linksOf('Legal').first()).toBeVisible();
  await expect.element(linksOf('Follow us')).not.toBeInTheDocument();
});

test("ACC-6.5 CON-2.8.7 says 'Not added' if the account manager or the support email is missing", async () => {
  const user = page.sandbox.world.users.find((each) => each.email === 'enterprise@example.com')!;
  Object.assign(user, { accountManager: null });
  await page.logIn('enterprise');
  await page.put('dict-contact');
  expect(card('Your account manager').getByText('Not added').elements()).toHaveLength(2);
  await expect.element(card('Support').getByText('Not added')).toBeVisible();
});

test('CON-2.8.4 CON-2.8.5 CON-2.8.9 shows an account owner the social links that are configured, and the legal links in the footer, each in a new tab', async () => {
  await open('retail', { links: { social, ...legal } });
  await expect.element(linksOf('Follow us').first()).toBeVisible();
  const links = linksOf('Follow us').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(social));
  expect(links.map((link) => link.getAttribute('target'))).toEqual(links.map(() => '_blank'));
  const inFooter = linksOf('Legal').elements();
  expect(inFooter.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Terms & Conditions (opens in a new tab)', legal.terms, '_blank'],
    ['Privacy Policy (opens in a new tab)', legal.privacy, '_blank'],
    ['Subscription Terms & Conditions (opens in a new tab)', legal.subscriptionTerms, '_blank'],
    ['Data Processing Terms (opens in a new tab)', legal.dataProcessing, '_blank'],
  ]);
});

test('CON-2.8.4 leaves out a social link that is not configured', async () => {
  page.configure({ links: { social: { twitter: social.twitter! } } });
  await page.logIn('retail');
  await page.put('dict-contact');
  await expect.element(linksOf('Follow us').first()).toHaveTextContent(/^Twitter/);
  expect(linksOf('Follow us').elements()).toHaveLength(1);
});

test('A11Y-26 in a right-to-left page an email address and a phone number stay left to right, the number on one line', async () => {
  document.documentElement.dir = 'rtl';
  await open('retail', { contact });
  for (const text of Object.values(contact)) {
    const shown = card('Support').getByRole('link', { name: text }).element().querySelector('bdi')!;
    expect([shown.textContent, getComputedStyle(shown).direction]).toEqual([text, 'ltr']);
  }
  const number = card('Support').getByRole('link', { name: contact.phone }).element().firstElementChild!;
  expect(getComputedStyle(number).whiteSpace).toBe('nowrap');
  document.documentElement.removeAttribute('dir');
});
