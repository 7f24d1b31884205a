import * as z from 'zod/mini';
import { config } from '../config/config.ts';
import { stored } from './storage.ts';

/* E-mail addresses that the login remembers at the visitor's wish, even after a logout (ACC-3.12, ACC-4.38). Events never
 * contain them; the document contains them only while their list is open (SEC-30). */

const mostEmails = 50;
const longestEmail = 255;

const emailsShape = z.array(z.string().check(z.maxLength(longestEmail)));

const storedEmails = stored('dict.emails', { emails: emailsShape }, () => config().persistence);

export const rememberedEmails = (): readonly string[] => storedEmails.read()?.emails ?? [];

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
