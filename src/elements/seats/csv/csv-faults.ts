import { isEmailAddress } from '../../../core/format/email-address.ts';
import { lengthOf, trimEnd } from '../../../core/format/text.ts';
import { readEmail, visible } from '../../../core/format/typed.ts';

export const rowFaults = [
  'cellCount',
  'nameMissing',
  'emailInvalid',
  'emailRepeated',
  'mobileInvalid',
  'countryUnknown',
] as const;

export type RowFault = (typeof rowFaults)[number];

interface Columns {
  readonly count: number;
  readonly places: ReadonlyMap<ColumnName, number>;
}

const columnNames = ['Full Name', 'Email', 'Mobile', 'Country'] as const;

type ColumnName = (typeof columnNames)[number];

export function readHeader(cells: readonly string[]): Columns {
  const plain = cells.map(plainName);
  const places = columnNames.map((name) => [name, plain.indexOf(plainName(name))] as const);
  return { count: cells.length, places: new Map(places.filter(([, at]) => at >= 0)) };
}

const plainName = (name: string) =>
  visible(name)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const plainColumnNames: ReadonlySet<string> = new Set(columnNames.map(plainName));

/** The known columns whose names have an invisible character or a space of another kind: the service may not know them. */
export const disguisedColumns = (cells: readonly string[], { places }: Columns) =>
  columnNames.filter((name) => {
    const cell = cells[places.get(name) ?? -1] ?? '';
    return visible(cell) !== cell || /[^\S ]/.test(cell);
  });

/** The cell without ASCII spaces around it. Other spaces stay: the service gets the file as it is. */
export const trimmed = (cell: string) => trimEnd(cell.slice(cell.search(/[^ ]|$/)), ' ');

/** The known columns that a header has more than once: the service could read either of them. */
export function repeatedColumns(cells: readonly string[]): ColumnName[] {
  const plain = cells.map(plainName);
  return columnNames.filter((name) => plain.indexOf(plainName(name)) !== plain.lastIndexOf(plainName(name)));
}

/** Indexes of the columns that the template does not have. */
export const furtherColumns = (cells: readonly string[]): number[] =>
  cells.flatMap((name, at) => (plainColumnNames.has(plainName(name)) ? [] : [at]));

export const missingColumns = ({ places }: Columns) => columnNames.filter((name) => !places.has(name));

/** Separators of columns that programs write in place of the comma. */
const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'pipes' } as const;
interface Separator {
  readonly key: (typeof separators)[keyof typeof separators] | 'otherSeparator';
  readonly character: string;
}

const rarer = [':', '^', '~', '\uff0c', '\u060c', '\uff1b', '\u061b'];

/**
 * The separator of a header line if it isn't the comma: split by it, the line has more of the known column names than
 * split by commas. Null for the comma.
 */
export function otherSeparator(line: string): Separator | null {
  const namesBy = (character: string) => readHeader(line.split(character).map(withoutQuotes)).places.size;
  const known = Math.max(1, namesBy(','));
  const named = Object.entries(separators).map(([character, key]) => ({ character, key }));
  const others = rarer.map((character) => ({ character, key: 'otherSeparator' as const }));
  // Column names in another language can't be recognized. If their line has no comma, the first other separator in it
  // counts.
  const unnamed = line.includes(',') ? undefined : named.find(({ character }) => line.includes(character));
  return [...named, ...others].find(({ character }) => namesBy(character) > known) ?? unnamed ?? null;
}

const withoutQuotes = (cell: string) => cell.trim().replace(/^"|"$/g, '');

/** True for a first line such as `sep=,` or `SEP = ";"`, which gives Excel the separator. */
export const isSeparatorLine = (line: string) => /^\W*sep\s*=\W*(?:t(?:ab)?\W*)?$/i.test(line);

export const faultyColumn: Readonly<Partial<Record<RowFault, ColumnName>>> = {
  nameMissing: 'Full Name',
  emailInvalid: 'Email',
  emailRepeated: 'Email',
  mobileInvalid: 'Mobile',
  countryUnknown: 'Country',
};

export function createRowCheck(columns: Columns, countryNames: readonly string[]) {
  const countries = new Set(countryNames.map(folded));
  const emails = new Set<string>();

  return (cells: readonly string[]): RowFault[] => {
    const textOf = (name: ColumnName) => {
      const at = columns.places.get(name);
      return at === undefined ? null : trimmed(cells[at] ?? '');
    };
    const email = textOf('Email');
    const isRepeated = email !== null && email !== '' && emails.has(folded(email));
    if (email) emails.add(folded(email));
    const found: Readonly<Record<RowFault, boolean>> = {
      cellCount: cells.length !== columns.count,
      nameMissing: isNoName(textOf('Full Name')),
      // The service gets the file as it is: an email that a field would have to read first has a wrong character.
      emailInvalid: email !== null && !(isEmailAddress(email) && readEmail(email) === email.normalize('NFC')),
      emailRepeated: isRepeated,
      mobileInvalid: !/^[\d\s+()-]{0,40}$/.test(textOf('Mobile') ?? ''),
      countryUnknown: isUnknown(textOf('Country'), countries),
    };
    return rowFaults.filter((fault) => found[fault]);
  };
}

const longestName = 100;

const isNoName = (name: string | null) =>
  name !== null && (visible(name).trim() === '' || lengthOf(name) > longestName);

const isUnknown = (country: string | null, known: ReadonlySet<string>) =>
  country !== null && (country === '' || (known.size > 0 && !known.has(folded(country))));

// Compares only the beginning of a cell, because an unclosed quote may put the whole file into one cell.
const folded = (text: string) => text.slice(0, 300).normalize('NFC').toLowerCase();
