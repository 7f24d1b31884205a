import type { Page } from 'playwright/test';
import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';

/* What the browser keeps for the console and its service, which are on one origin. */

export type Area = 'localStorage' | 'sessionStorage';

/** The key of `dict.session` and its like for the service that is on the page's own origin. */
export const keyOn = (page: Page, name: string) => keyOfService(name, serviceName(new URL(page.url()).origin));

export const kept = (page: Page, name: string, area: Area = 'localStorage'): Promise<string | null> =>
  page.evaluate(([where, key]) => window[where].getItem(key), [area, keyOn(page, name)] as const);

export const keep = (page: Page, name: string, text: string, area: Area = 'localStorage'): Promise<void> =>
  page.evaluate(([where, key, value]) => window[where].setItem(key, value), [area, keyOn(page, name), text] as const);
