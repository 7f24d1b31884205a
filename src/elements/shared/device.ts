export type Device = 'windows' | 'android' | 'ios' | 'computer';

type Known = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

export function deviceOf({ userAgent, maxTouchPoints }: Known = { userAgent: '', maxTouchPoints: 0 }): Device {
  if (/Android/.test(userAgent)) return 'android';
  // An iPad calls itself a Macintosh: recognises it by its touch screen, which no Macintosh has.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Windows NT/.test(userAgent) ? 'windows' : 'computer';
}
