import { afterEach, expect, test } from 'vitest';
import { sandboxPage } from '../support/sandbox-page.ts';

/* The `lang` attribute of a view. */

const page = sandboxPage();

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([{}, { locale: 'de-AT' }, { language: 'de' }])(
  'A11Y-30 English texts say that they are English, on an Arabic page with %j',
  async (configuration) => {
    document.documentElement.lang = 'ar';
    page.configure(configuration);
    const element = await page.put('dict-signup');
    expect(element.shadowRoot!.querySelector('.d-root')!.getAttribute('lang')).toBe('en');
  },
);
