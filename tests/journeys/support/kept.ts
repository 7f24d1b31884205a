import type { Page } from 'playwright/test';
import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';

/* Storage of the console and of its service, which share one origin. */

export type Area = 'localStorage' | 'sessionStorage';

/** The storage key of `dict.session` and others for a service; by default the one on the page's own origin. */
export const keyOn = (page: Page, name: string, service = new URL(page.url()).origin) =>
  keyOfService(name, serviceName(service));

export const kept = (page: Page, name: string, area: Area = 'localStorage'): Promise<string | null> =>
  page.evaluate(([where, key]) => window[where].getItem(key), [area, keyOn(page, name)] as const);

export const keep = (page: Page, name: string, text: string, area: Area = 'localStorage'): Promise<void> =>
  page.evaluate(([where, key, value]) => window[where].setItem(key, value), [area, keyOn(page, name), text] as const);
