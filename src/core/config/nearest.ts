/** The known name most similar to `name`; undefined if none is similar enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const rated = known.map((each) => ({ each, edits: editsBetween(wanted, plain(each)) }));
  const [best] = rated.toSorted((a, b) => a.edits - b.edits);
  if (best && best.edits <= Math.max(1, Math.floor(wanted.length / 3))) return best.each;
  return wanted.length < 4 ? undefined : known.find((each) => plain(each).startsWith(wanted));
}

/** A suggestion to append to an error message; '' if no name is similar. */
export function didYouMean(name: string, known: readonly string[], shown = (each: string) => `'${each}'`): string {
  const found = nearest(name, known);
  return found === undefined ? '' : ` Did you mean ${shown(found)}?`;
}

// Ignores case and punctuation: `planId` and `plan_id` match `plan-id`.
const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d.]/g, '');

/** Edit distance: letters to change, add, remove or swap (optimal string alignment). */
function editsBetween(from: string, to: string): number {
  let before: readonly number[] = [];
  let last = [...`${to} `].map((_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        next[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? before[column - 2]! + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[to.length]!;
}
