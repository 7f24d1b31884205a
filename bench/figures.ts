import { stages, type Load, type PerStage } from './load.ts';

export interface Figures {
  readonly ms: PerStage;
  /** Medians of the differences from the empty page loaded in the same round. */
  readonly overEmptyMs: PerStage;
  /** Medians of the times as multiples of the time until the empty page of the same round is typable. */
  readonly timesEmpty: PerStage;
  readonly bytes: PerStage;
  readonly requests: PerStage;
  readonly shift: number;
  readonly longestTaskMs: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]!;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * Aggregates loads of a page. `empty[round]` is from the same round as `loads[round]`, so that both saw the same load of the
 * machine.
 */
export function figuresOf(loads: readonly Load[], empty: readonly Load[]): Figures {
  const perStage = (value: (load: Load, round: number, stage: keyof PerStage) => number): PerStage =>
    Object.fromEntries(
      stages.map((stage) => [stage, median(loads.map((load, round) => value(load, round, stage)))]),
    ) as unknown as PerStage;
  return {
    ms: perStage(({ ms }, _, stage) => ms[stage]),
    overEmptyMs: perStage(({ ms }, round, stage) => ms[stage] - empty[round]!.ms[stage]),
    timesEmpty: perStage(({ ms }, round, stage) => ms[stage] / empty[round]!.ms.typable),
    bytes: perStage(({ bytes }, _, stage) => bytes[stage]),
    requests: perStage(({ requests }, _, stage) => requests[stage]),
    // The maximum, because every layout shift affects some visitor.
    shift: Math.max(...loads.map(({ shift }) => shift)),
    longestTaskMs: median(loads.map(({ longestTaskMs }) => longestTaskMs)),
  };
}
