import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor wants nothing to move; true where it can't be asked. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
