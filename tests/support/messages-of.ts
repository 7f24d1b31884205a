import type { ConsoleMessage, Page } from 'playwright/test';

/** Records the page's uncaught errors, and the messages in its console that `counts` accepts: errors by default. */
export function messagesOf(page: Page, counts = (message: ConsoleMessage) => message.type() === 'error'): string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => counts(message) && messages.push(message.text()));
  return messages;
}
