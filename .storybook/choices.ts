import type { ArgTypesEnhancer } from 'storybook/internal/types';

const literal = /^'([^']*)'$/;

export const offerChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const options = choicesOf(argType.table?.type?.summary);
      if (!options) return [name, argType];
      return [name, { ...argType, options, control: { type: options.length > 3 ? 'select' : 'inline-radio' } }];
    }),
  );

function choicesOf(type = ''): readonly string[] | null {
  const values = type.split(' | ').map((each) => literal.exec(each)?.[1]);
  return values.every((value) => value !== undefined) ? values : null;
}
