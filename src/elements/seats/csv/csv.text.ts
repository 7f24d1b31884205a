import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('seats-csv', {
  title: 'Assign multiple users (CSV)',
  intro: {
    one: 'One row per user, with the columns of the sample template. One empty seat.',
    other: 'One row per user, with the columns of the sample template. {count} empty seats.',
  },
  template: 'Download sample template',

  file: 'CSV file',
  choose: 'Choose a file',
  drop: 'or drop it here. Only .csv, 5 MB at most.',
  chooseFirst: 'Choose a file to continue.',
  chooseAnother: 'Choose another file',
  remove: 'Remove file {name}',
  size: '{size} kB',
  notCsv: '“{name}” is not a .csv file. Only .csv is accepted.',
  oneFile: 'Please choose one file at a time.',
  tooLarge: '“{name}” is larger than 5 MB. Please split it into smaller files.',
  binary: '“{name}” is not a text file. Please save the table as CSV UTF-8.',
  unreadable: 'The file can no longer be read. Please choose it again.',

  reading: 'Checking the file…',
  preview: 'Preview',
  previewCaption: 'The first rows of the file',
  rows: { one: '{count} row', other: '{count} rows' },
  columns: { one: '{count} column', other: '{count} columns' },
  rowsAndColumns: '{rows}, {columns}',
  checked: '{size}. {advice}',
  column: 'Column {at}',
  moreRows: { one: 'and {count} more row', other: 'and {count} more rows' },
  fine: 'No errors found. The service checks every row when you assign.',
  advice: 'Fix these first, or the file may be rejected.',
  onLines: { one: '{text} (line {lines})', other: '{text} ({count} rows: lines {lines})' },
  andMore: '{lines} …',
  comma: ', ',

  noRows: 'The file has no row with a user.',
  columnMissing: 'The column “{name}” is missing.',
  columnDisguised: 'The column name “{name}” has an invisible character. Please type it again.',
  columnRepeated: 'The column “{name}” is there more than once.',
  columnUnknown: 'The template has no column “{name}”.',
  semicolons: 'The columns are separated by semicolons. The template uses commas.',
  tabs: 'The columns are separated by tabs. The template uses commas.',
  pipes: 'The columns are separated by vertical bars. The template uses commas.',
  otherSeparator: 'The columns are separated by “{character}”. The template uses commas.',
  titleAbove: 'The column names are in line {line}. Please remove the lines above them.',
  quotedLines:
    'Each line is in quotation marks as a whole, so that its cells are one. Please remove these quotation marks.',
  separatorLine: 'The first line “sep=…” is only for Excel. Please remove it: the first line must be the column names.',
  utf16: 'The file is saved as UTF-16. Please save it as CSV UTF-8.',
  unknownLetters: 'Some letters can’t be read. Please save the file as CSV UTF-8.',
  openQuote: 'A quotation mark is opened but never closed.',
  tooManyRows: {
    one: 'There are {rows} users and one empty seat.',
    other: 'There are {rows} users and {count} empty seats.',
  },
  cellCount: 'The row has more or fewer cells than there are columns',
  nameMissing: 'The name is missing or longer than 100 characters',
  emailInvalid: 'The email address is missing or invalid',
  emailRepeated: 'The email address appears in the file more than once',
  mobileInvalid: 'The mobile number contains something other than digits',
  countryUnknown: 'The country is missing or not known',

  reportLine: 'Line',

  assign: 'Assign',
  assigning: 'Assigning…',
  uploading: 'Uploading the file. The service will then check the rows.',
  errorReport: 'Download error report',

  zeroUsers: 'Users not assigned : The CSV has zero users. Please check and upload again.',
  formatMismatch: 'Column names in the CSV mismatch compared to the sample template',
  seatsExceeded:
    'Seat count exceeded: The CSV has more users than the number of empty seats available. Please check and upload again.',
  otherErrors:
    'Users not assigned : Your CSV file has the following errors. Please correct all the errors and upload your file again.',
});
