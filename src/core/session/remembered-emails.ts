import * as z from 'zod/mini';
import { config } from '../config/config.ts';
import { stored } from './storage.ts';

/* E-mail addresses that visitors asked the login to remember, even after logout (ACC-3.12, ACC-4.38). They are never part
 * of an event, and in the document only while the list is open (SEC-30). */

const mostEmails = 50;
const longestEmail = 255;

const emailsShape = z.array(z.string().check(z.maxLength(longestEmail)));

const storedEmails = stored('dict.emails', { emails: emailsShape }, () => config().persistence);

export const rememberedEmails = (): readonly string[] => (storedEmails.read()?.emails ?? []).slice(0, mostEmails);

export function rememberEmail(typed: string): void {
  const email = typed.trim();
  if (email === '' || email.length > longestEmail) return;
  write([email, ...without(email)].slice(0, mostEmails));
}

export const forgetEmail = (email: string): void => write(without(email));

const without = (email: string) => rememberedEmails().filter((each) => each.toLowerCase() !== email.toLowerCase());

function write(emails: readonly string[]): void {
  if (emails.length === 0) storedEmails.clear();
  else storedEmails.write({ emails: [...emails] });
}
