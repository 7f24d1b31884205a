// A rule for oxlint: a regular expression must read every text in linear time (SEC-26).
import { superLinear } from './super-linear.mjs';

const rule = {
  create(context) {
    const check = (node, source, flags) => {
      for (const reason of superLinear(source, flags)) context.report({ node, message: `SEC-26: ${reason}.` });
    };
    const checkMade = (node) => {
      if (node.callee.name !== 'RegExp') return;
      const [source = '', flags = ''] = node.arguments.map(textOf);
      if (source !== null && flags !== null) check(node, source, flags);
      else context.report({ node, message: 'SEC-26: an expression made from parts can’t be checked: write it out.' });
    };
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
      CallExpression: checkMade,
      NewExpression: checkMade,
    };
  },
};

/** The text of a constant; null for an expression that is known at run time only. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null;
}

export default { meta: { name: 'linear' }, rules: { regex: rule } };
