interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Each pause is lengthened at random by up to this share (1: doubled), so that browsers do not all retry at once. */
  readonly spread: number;
}

export const backOffMs = (
  { firstMs, longestMs, spread }: BackOff,
  pausesSoFar: number,
  random: () => number = Math.random,
): number => Math.min(longestMs, firstMs * 2 ** pausesSoFar * (1 + random() * spread));
