import { lengthOf } from './text.ts';

/** In characters. */
export const longestEmail = 255;

// Names of domains in Indic and Arabic scripts contain marks and joiners (RFC 5892).
const label = /^[\p{L}\p{N}-](?:[\p{L}\p{M}\p{N}-]|\u200c|\u200d)*$/u;
const lastLabel = /^(?:(?:\p{L}(?:\p{M}|\u200c|\u200d)*){2,}|[xX][nN]--[a-zA-Z0-9-]+)$/u;

/** True for one '@', no spaces, and a domain whose last label has at least two letters (ACC-5.6, CON-5.6). */
export function isEmailAddress(text: string): boolean {
  if (lengthOf(text) > longestEmail || /\s/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0 || /[\p{Cc}:;,<>()"]/u.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && lastLabel.test(labels.at(-1)!);
}
