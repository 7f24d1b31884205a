const longestEmail = 255;

/** True for one '@', no spaces, and a domain whose last label has at least two letters (ACC-5.6, CON-5.6). */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestEmail || /\s/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0 || /[\p{Cc}:;,<>()"]/u.test(local)) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) &&
    /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1)!)
  );
}

/** A typed address, without the spaces around it and the invisible characters that come along when text is copied. */
export const trimEmail = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();
