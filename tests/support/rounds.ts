const run = import.meta.env?.VITE_ROUNDS ?? globalThis.process?.env?.VITE_ROUNDS;

/**
 * The number of repetitions of a random test: `usual` for `npm test`, five times that (at most `soak`) for `npm run
 * test:all`, and `soak` for `npm run test:soak`.
 */
export function rounds(usual: number, soak: number): number {
  if (run === 'soak') return soak;
  return run === 'all' ? Math.min(usual * 5, soak) : usual;
}
