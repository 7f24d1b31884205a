import * as z from 'zod/mini';
import { config } from '../config/config.ts';
import { longestEmail } from '../format/email-address.ts';
import { lengthOf } from '../format/text.ts';
import { readIdentifier } from '../format/typed.ts';
import { stored } from './storage.ts';

/* E-mail addresses that the login remembers at the visitor's wish, even after a logout (ACC-3.12, ACC-4.38). Events never
 * contain them; the document contains them only while their list is open (SEC-30). */

const mostEmails = 50;

const emailsShape = z.array(z.string().check(z.refine((email) => lengthOf(email) <= longestEmail)));

const storedEmails = stored('dict.emails', { emails: emailsShape }, () => config().persistence);

export const rememberedEmails = (): readonly string[] => storedEmails.read()?.emails ?? [];

export function rememberEmail(typed: string): void {
  const email = readIdentifier(typed);
  if (email === '' || lengthOf(email) > longestEmail) return;
  write([email, ...without(email)].slice(0, mostEmails));
}

export const forgetEmail = (email: string): void => write(without(email));

const without = (email: string) => rememberedEmails().filter((each) => each.toLowerCase() !== email.toLowerCase());

function write(emails: readonly string[]): void {
  if (emails.length === 0) storedEmails.clear();
  else storedEmails.write({ emails: [...emails] });
}
