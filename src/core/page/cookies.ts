export function readCookie(name: string): string | null {
  const found = cookies().find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}

export const hasCookie = (prefix: string): boolean => cookies().some((each) => each.startsWith(prefix));

/** `maxAgeS` 0 removes the cookie. Read the cookie back to learn whether the browser accepted it. */
export function writeCookie(name: string, value: string, maxAgeS: number): void {
  try {
    document.cookie = `${name}=${value}; Max-Age=${maxAgeS}; Path=/; Secure; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies: access throws.
  }
}

function cookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}
