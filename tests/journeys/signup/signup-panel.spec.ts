import { needs } from '../../support/engines/instruments.ts';
import { defaultConfiguration, expect, seen, test } from '../support/console.ts';

/* ACC-1, ACC-2, ACC-9: the panel beside the signup form. */

test('dictation says 55+ specialties, 99% accuracy and no credit card [ACC-1.1 ACC-9.17 CON-9.38]', async ({
  page,
}) => {
  await page.goto('/user/signup/dictation');
  for (const claim of [
    '55+ specialties, with their own vocabulary',
    '99% accuracy, from the first report on',
    'No credit card needed for the trial',
  ])
    await expect(seen(page, claim)).toBeVisible();
});

test('voice services say APIs and SDKs, and none of the claims of dictation [ACC-1.2]', async ({ page }) => {
  await page.goto('/user/signup/voice-services');
  await expect(seen(page, 'APIs and SDKs for web, desktop and mobile')).toBeVisible();
  await expect(page.getByText('specialties')).toHaveCount(0);
});

test.describe('with partners', () => {
  const partners = Array.from({ length: 12 }, (_, at) => ({
    name: `Partner ${at + 1}`,
    logo: `https://partners.example/${at + 1}.svg`,
  }));
  test.use({ configuration: { ...defaultConfiguration, partners } });

  test('their logos move on every 5 seconds [ACC-2.22 ACC-9.14] @all', async ({ page }) => {
    needs('motion');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('https://partners.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>',
      }),
    );
    await page.clock.install();
    await page.goto('/user/signup/dictation');
    const carousel = page.getByRole('group', { name: 'Used together with' });
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
    // Slides out of view are inert.
    const first = () => carousel.locator('li:not([inert]) img').first().getAttribute('alt');
    // The slides stay while the pointer is on them, and for 5 seconds after it has left.
    await carousel.hover();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const before = Number(/\d+/.exec((await first())!)![0]);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4500);
    expect(await first()).toBe(`Partner ${before}`);
    await page.clock.runFor(1500);
    await expect.poll(first).toBe(`Partner ${before + 1}`);
  });
});
