import { expectTypeOf, test } from 'vitest';
import { texts } from '../../../src/core/config/text.ts';
import type { Translation } from '../../../src/languages/translation.ts';

const t = texts('seats', {
  title: 'Seat users',
  changed: 'Changed the seat from {old} to {new}',
  rows: { one: 'One row of {file}', other: '{count} rows of {file}' },
  left: 'Left: {count}',
});
const more = texts('seats', { close: 'Close' });

type German = Translation<typeof t>;

const german = {
  title: 'Benutzer',
  changed: 'Platz von {old} an {new} vergeben',
  rows: { one: 'Eine Zeile von {file}', other: '{count} Zeilen von {file}' },
  left: 'Frei: {count}',
} satisfies German;

/* The compiler checks this file (npm run lint): each expected error must be one. */
test('a translation that lacks a key, has one too many or lost a placeholder does not compile', () => {
  expectTypeOf(german).toExtend<German>();
  void ({ ...german, changed: 'Jetzt {new}, früher {old}' } satisfies German);
  void ({ ...german, left: { one: 'Frei: einer', other: 'Frei: {count}' }, rows: '{file}: {count}' } satisfies German);
  void ({ ...german, close: 'Schließen' } satisfies Translation<typeof t & typeof more>);

  const { title, ...untitled } = german;
  // @ts-expect-error -- `title` is missing.
  void (untitled satisfies German);
  // @ts-expect-error -- `name` is none of its keys.
  void ({ ...german, name: title } satisfies German);
  // @ts-expect-error -- {old} is lost.
  void ({ ...german, changed: 'Platz an {new} vergeben' } satisfies German);
  // @ts-expect-error -- {file} is lost in one form.
  void ({ ...german, rows: { one: 'Eine Zeile', other: '{count} Zeilen von {file}' } } satisfies German);
  // @ts-expect-error -- the number is lost in the form for most numbers.
  void ({ ...german, rows: { one: 'Eine Zeile von {file}', other: 'Zeilen von {file}' } } satisfies German);
  // @ts-expect-error -- the form for most numbers is missing.
  void ({ ...german, rows: { one: 'Eine Zeile von {file}' } } satisfies German);
  // @ts-expect-error -- a text without a number has no plural forms.
  void ({ ...german, title: { one: 'Benutzer', other: 'Benutzer' } } satisfies German);
  // @ts-expect-error -- `close` of the area's other file is missing.
  void (german satisfies Translation<typeof t & typeof more>);
});
