import type { EventName } from '../../elements/runtime/element.ts';

/** Parts for `::part(…)`, in every element that renders them. */
export const cssParts = [
  { name: 'root', description: 'All that the element draws.' },
  { name: 'button', description: 'A button; `primary`, `secondary`, `quiet` or `danger` is a part of it as well.' },
  { name: 'primary', description: 'The one button that goes on.' },
  { name: 'label', description: 'The label over a field.' },
  { name: 'input', description: 'What is typed or chosen in.' },
  { name: 'notice', description: 'A message in its frame.' },
  { name: 'dialog', description: 'A modal dialog.' },
] as const;

export const purposes: Readonly<Record<string, string>> = {
  surface: 'Cards, fields and tables',
  raised: 'What floats: dialogs, menus, toasts',
  sunken: 'Table headers, panels, skeletons',
  background: 'Behind the whole element',
  text: 'Text',
  quiet: 'Help, labels of lists, placeholders',
  line: 'Hairlines between parts',
  'strong-line': 'Borders of fields',
  accent: 'Primary button, links, focus ring',
  'on-accent': 'Text on the accent',
  'accent-tint': 'Selected and hovered rows',
  danger: 'Errors and deletion',
  'on-danger': 'Text on danger',
  'danger-tint': 'Behind an error',
  success: 'What worked',
  'success-tint': 'Behind it',
  warning: 'What needs attention',
  'warning-tint': 'Behind it',
  font: 'Typeface',
  'font-size': 'Base size; all others follow in em',
  radius: 'Corners of controls',
  'radius-card': 'Corners of cards',
  shadow: 'Under what floats',
};

export const eventSentences: Readonly<Record<EventName, string>> = {
  'dict-navigate': 'The element leads to another screen. Cancel it to route it yourself.',
  'dict-session': 'Somebody has signed in or out, in this tab or another one.',
  'dict-step': 'A step of a flow is done, for analytics.',
  'dict-before-pay': 'A payment is about to start. Cancel it, and nothing is paid.',
  'dict-payment': 'A payment has succeeded or failed, is pending or was dismissed.',
  'dict-error': 'Something went wrong; its code says what.',
};

/** The `--dict-*` tokens with their defaults from tokens.css. Two values belong to the light and the dark theme. */
export const cssProperties = (tokensSheet: string) =>
  Array.from(tokensSheet.matchAll(/var\((--dict-[\w-]+), ?(\S.*)\);$/gm), ([, name = '', value = '']) => ({
    name,
    default: value.replace(/^light-dark\((.+)\)$/, '$1'),
    description: purposes[name.replace('--dict-', '')],
  }));
