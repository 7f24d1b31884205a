const longestEmail = 255;

/**
 * Whether a text has the form of an e-mail address: one '@', no spaces, a domain whose last label has two letters or more
 * (ACC-5.6, CON-5.6). Linear in the text's length.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestEmail || /\s/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) &&
    /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1)!)
  );
}
