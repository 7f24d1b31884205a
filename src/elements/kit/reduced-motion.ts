import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True if the visitor prefers reduced motion, or if the browser can't tell. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
