import { signUp } from '../journeys/support/sign-up.ts';
import { expect, fixtures, serve, test } from './pages.ts';

/* A signup with the code that the sandbox sent, in the page that each framework has built. */

for (const name of fixtures) {
  test(`${name}: the application uses the signup, and continues after its trial has started`, async ({
    page,
    service,
    said,
  }) => {
    const site = await serve(name);
    await page.goto(site.url);
    const signup = page.locator('dict-signup');
    await expect(signup).toHaveAttribute('data-state', 'ready');
    await expect(page.getByRole('heading', { name: 'Create your Free Account', level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', 'https://example.com/terms');

    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Only the form' }).click();
    await expect(signup).toHaveAttribute('layout', 'form');
    // A component or a directive loads its element when it is first rendered; until then the element has no methods.
    await expect(page.locator('dict-callback')).toHaveAttribute('data-state', 'ready');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await signUp(page, service);
    await expect(page.locator('output')).toHaveText('signed-in');
    expect(said).toEqual([]);
    await site.close();
  });
}

if (fixtures.includes('vue'))
  test('vue: a login inside KeepAlive comes back as it was', { tag: '@HOST-22' }, async ({ page, said }) => {
    const site = await serve('vue');
    await page.goto(site.url);
    const toggle = page.getByRole('button', { name: 'Login page' });
    const login = page.locator('dict-login');
    await toggle.click();
    await login.getByLabel('Mobile number or email').fill('ada@clinic.example');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login.getByText('Enter password').first()).toBeVisible();
    await toggle.click();
    await expect(login).toHaveCount(0);
    await toggle.click();
    await expect(login.getByLabel('Mobile number or email')).toHaveValue('ada@clinic.example');
    await expect(login.getByText('Enter password').first()).toBeVisible();
    expect(said).toEqual([]);
    await site.close();
  });
