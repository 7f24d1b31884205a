/** An error in the command; its message is shown to the user without a stack. */
export class Mistake extends Error {}

/** ` Did you mean 'dict-login'?`, or '' if no known name is similar. */
export function suggestion(given: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, edits: edits(given, name) }))
    .sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= Math.max(2, given.length / 3) ? ` Did you mean '${nearest.name}'?` : '';
}

function edits(from: string, to: string): number {
  const first = Array.from({ length: to.length + 1 }, (_, index) => index);
  const last = [...from].reduce((above, letter, row) => {
    const line = [row + 1];
    [...to].forEach((other, column) => {
      const changed = above[column]! + (letter === other ? 0 : 1);
      line.push(Math.min(changed, above[column + 1]! + 1, line[column]! + 1));
    });
    return line;
  }, first);
  return last.at(-1)!;
}
