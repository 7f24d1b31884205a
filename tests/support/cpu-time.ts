/** The CPU time of `act`: the best of five runs, so that a busy machine gives the same result. */
export function cpuMs(act: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
