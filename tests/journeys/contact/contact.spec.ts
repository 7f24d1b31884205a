import { defaultConfiguration, expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* CON-2.8: contact us. */

const social = { twitter: 'https://twitter.example/dict', linkedin: 'https://linkedin.example/dict' };
test.use({ configuration: { ...defaultConfiguration, links: { ...defaultConfiguration.links, social } } });

test('type 1 users see the regional cards; the United States has no address [CON-2.8.2 CON-2.8.3 CON-6.8 CON-9.37]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/contactus');
  await expect(page).toHaveTitle('Contact us - Dictation Console');
  for (const region of ['Global (India)', 'United Kingdom', 'United States']) {
    const card = page.getByRole('region', { name: region });
    await expect(card.getByRole('link', { name: 'support@console.example' })).toBeVisible();
    await expect(card.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
    await expect(card.getByText('Address')).toHaveCount(region === 'United States' ? 0 : 1);
  }
});

test('other users see their account manager and the support e-mail [ACC-6.5 CON-2.8.6 CON-2.8.8 CON-6.8]', async ({
  page,
}) => {
  await keepSession(page, 'enterprise@example.com');
  await page.goto('/contactus');
  const manager = page.getByRole('region', { name: 'Your account manager' });
  await expect(manager.getByText('Cleo Account')).toBeVisible();
  await expect(manager.getByRole('link', { name: 'account.manager@example.com' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Support' }).getByText('support@console.example')).toBeVisible();
});

test("a missing account manager is 'Not added' [ACC-6.5 CON-2.8.7]", async ({ page, server }) => {
  const user = server.sandbox.world.users.find(({ email }) => email === 'enterprise@example.com')!;
  Object.assign(user, { accountManager: null });
  await keepSession(page, 'enterprise@example.com');
  await page.goto('/contactus');
  await expect(seen(page, 'Not added')).toHaveCount(2);
});

test('social links and the legal footer [CON-2.8.5 CON-2.8.9]', async ({ page }) => {
  await keepSession(page);
  await page.goto('/contactus');
  const contact = page.locator('dict-contact');
  await expect(contact.getByRole('link', { name: /Twitter/ })).toHaveAttribute('href', social.twitter);
  await expect(contact.getByRole('link', { name: /Facebook/ })).toHaveCount(0);
  for (const name of [
    'Terms & Conditions',
    'Privacy Policy',
    'Subscription Terms & Conditions',
    'Data Processing Terms',
  ]) {
    await expect(contact.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test.describe('with every social link', () => {
  const all = Object.fromEntries(
    ['twitter', 'facebook', 'instagram', 'youtube', 'linkedin'].map((name) => [name, `https://${name}.example/dict`]),
  );
  test.use({ configuration: { ...defaultConfiguration, links: { ...defaultConfiguration.links, social: all } } });

  test('all five social links, each in a new tab [CON-2.8.4]', async ({ page }) => {
    await keepSession(page);
    await page.goto('/contactus');
    const links = page.getByRole('navigation', { name: 'Follow us' }).getByRole('link');
    await expect(links).toHaveText([/^Twitter/, /^Facebook/, /^Instagram/, /^YouTube/, /^LinkedIn/]);
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(Object.values(all));
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  });
});
