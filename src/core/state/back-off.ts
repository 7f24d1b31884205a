/** How long the pauses between attempts of one thing are. */
export interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Each pause is up to this part longer, at random, so that many browsers do not come back at once. */
  readonly spread: number;
}

/** Milliseconds until the next attempt, after `before` others: the first pause, doubled each time. */
export const backOffMs = (
  { firstMs, longestMs, spread }: BackOff,
  before: number,
  random: () => number = Math.random,
): number => Math.min(longestMs, firstMs * 2 ** before * (1 + random() * spread));
