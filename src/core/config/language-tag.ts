/**
 * The canonical BCP 47 tag of a value, '' for ''; undefined if it can't be read. Accepts the names that systems and
 * content management write: 'de_DE', 'de_DE.UTF-8', 'sr_RS@latin'. Of 'pt_PT_ao90', a name in WordPress whose last part
 * is not valid in a tag, it reads the rest.
 */
export function readLanguageTag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const written = value.split(/[.@]/)[0]!.trim().replaceAll('_', '-');
  if (!/^[a-z\d-]{1,100}$/i.test(written)) return value.trim() === '' ? '' : undefined;
  const parts = written.split('-');
  for (let end = parts.length; end > 0; end -= 1) {
    const tag = canonical(parts.slice(0, end).join('-'));
    if (tag !== undefined) return tag;
  }
  return undefined;
}

function canonical(tag: string): string | undefined {
  try {
    // Longer names of languages, such as 'german', are valid, but none is registered (RFC 5646, section 2.2.1).
    return Intl.getCanonicalLocales(/^[a-z]{2,3}(?![^-])/i.test(tag) ? tag : '')[0];
  } catch {
    return undefined;
  }
}
