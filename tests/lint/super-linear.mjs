import { visitRegExpAST } from '@eslint-community/regexpp';
import { getEffectiveMaximumRepetition, getFirstConsumedChar, getFirstConsumedCharAfter } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

/** The reasons why a regular expression may take more than linear time, in a few words each. */
export function superLinear(source, flags) {
  const { parsed, reports } = analyse({ source, flags });
  const found = reports.map(
    ({ character, exponential }) =>
      `many of ${JSON.stringify(character.pick)} take ${exponential ? 'exponential' : 'quadratic'} time`,
  );
  return [...found, ...choices(parsed)];
}

/**
 * The analysis above only compares repetitions. Inside a repetition, alternatives that begin alike, (?:a|a)* or
 * (?:a?a)*, double the number of paths at every step.
 */
function choices({ pattern, flags }) {
  const found = [];
  const firstOf = (node) => getFirstConsumedChar(node, 'ltr', flags).char;
  const look = (node, ways) => {
    if (getEffectiveMaximumRepetition(node) !== Infinity) return;
    const begin = ways();
    const isAlike = begin.some((first, at) => begin.slice(at + 1).some((other) => !first.isDisjointWith(other)));
    if (isAlike) found.push(`the choice in a repetition, ${node.raw}, may take exponential time`);
  };
  const lookAtGroup = (node) => look(node, () => node.alternatives.map(firstOf));
  visitRegExpAST(pattern, {
    onGroupEnter: lookAtGroup,
    onCapturingGroupEnter: lookAtGroup,
    onQuantifierEnter(node) {
      if (node.max === Infinity || node.min === node.max) return;
      look(node, () => [firstOf(node.element), getFirstConsumedCharAfter(node, 'ltr', flags).char]);
    },
  });
  return found;
}
