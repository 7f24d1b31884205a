/** What a page styles from outside with `::part(…)`, in every element that draws it (DESIGN.md section 3). */
export const cssParts = [
  { name: 'root', description: 'All that the element draws.' },
  { name: 'button', description: 'A button; `primary`, `secondary`, `quiet` or `danger` is a part of it as well.' },
  { name: 'primary', description: 'The one button that goes on.' },
  { name: 'label', description: 'The label over a field.' },
  { name: 'input', description: 'What is typed or chosen in.' },
  { name: 'notice', description: 'A message in its frame.' },
  { name: 'dialog', description: 'A modal dialog.' },
] as const;

/** The `--dict-*` tokens with their defaults, as tokens.css has them; two values are those of the light and the dark theme. */
export const cssProperties = (tokensSheet: string) =>
  Array.from(tokensSheet.matchAll(/var\((--dict-[\w-]+), ?(\S.*)\);$/gm), ([, name = '', value = '']) => ({
    name,
    default: value.replace(/^light-dark\((.+)\)$/, '$1'),
  }));
