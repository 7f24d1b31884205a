import type { Page } from 'playwright/test';

/** The `Request` of each further call whose path ends with this text. */
export function requestsTo(page: Page, ending: string): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(ending)) return;
    requests.push((request.postDataJSON() as { Request: Record<string, unknown> }).Request);
  });
  return requests;
}
