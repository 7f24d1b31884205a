import type { Page } from 'playwright/test';
import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';

/* What the browser keeps for the console and its service, which are on one origin. */

export type Area = 'localStorage' | 'sessionStorage';

/** The key of `dict.session` and its like for a service: the one on the page's own origin, if no other is named. */
export const keyOn = (page: Page, name: string, service = new URL(page.url()).origin) =>
  keyOfService(name, serviceName(service));

export const kept = (page: Page, name: string, area: Area = 'localStorage'): Promise<string | null> =>
  page.evaluate(([where, key]) => window[where].getItem(key), [area, keyOn(page, name)] as const);

export const keep = (page: Page, name: string, text: string, area: Area = 'localStorage'): Promise<void> =>
  page.evaluate(([where, key, value]) => window[where].setItem(key, value), [area, keyOn(page, name), text] as const);
