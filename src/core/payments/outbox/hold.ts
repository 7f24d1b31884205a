import type { Turn } from './turns.ts';

/** The turn of a payment that is being started, until it is given back, or to the outbox. */
export interface Hold {
  /** false where another tab has it. */
  take(): Promise<boolean>;
  release(): void;
  handOver(): Turn | null;
}

export function createHold(tryTake: () => Promise<Turn | null>): Hold {
  let turn: Turn | null = null;

  const handOver = () => {
    const held = turn;
    turn = null;
    return held;
  };

  return {
    handOver,
    release: () => handOver()?.release(),
    async take() {
      turn ??= await tryTake();
      return turn !== null;
    },
  };
}
