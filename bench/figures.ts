import { stages, type Load, type PerStage } from './load.ts';

/** What the loads of one page come to. */
export interface Figures {
  /** Medians. */
  readonly ms: PerStage;
  /** Medians of the differences to the empty page that was loaded in the same round. */
  readonly overEmptyMs: PerStage;
  readonly bytes: PerStage;
  readonly requests: PerStage;
  readonly shift: number;
  readonly longestTaskMs: number;
}

/** The middle one; of an even number the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]!;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** `loads[round]` and `empty[round]` were measured one after the other: what the machine did besides weighs on both. */
export function figuresOf(loads: readonly Load[], empty: readonly Load[]): Figures {
  const perStage = (value: (load: Load, round: number, stage: keyof PerStage) => number): PerStage =>
    Object.fromEntries(
      stages.map((stage) => [stage, median(loads.map((load, round) => value(load, round, stage)))]),
    ) as unknown as PerStage;
  return {
    ms: perStage(({ ms }, _, stage) => ms[stage]),
    overEmptyMs: perStage(({ ms }, round, stage) => ms[stage] - empty[round]!.ms[stage]),
    bytes: perStage(({ bytes }, _, stage) => bytes[stage]),
    requests: perStage(({ requests }, _, stage) => requests[stage]),
    // What can go wrong in one load does go wrong for somebody.
    shift: Math.max(...loads.map(({ shift }) => shift)),
    longestTaskMs: median(loads.map(({ longestTaskMs }) => longestTaskMs)),
  };
}
