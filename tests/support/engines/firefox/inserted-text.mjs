/**
 * Playwright fills a field in by setting its value, and React takes that for its own doing: a field whose value it holds hears
 * nothing. Firefox's editor writes the text as a person would; where it refuses, Playwright's way is left.
 */
export function typedByTheEditor(command) {
  const { functionDeclaration, arguments: given } = command.params;
  if (command.method !== 'script.callFunction' || !functionDeclaration) return command;
  const argument = given?.find(({ value }) => typeof value === 'string' && insert.test(value));
  if (argument) argument.value = argument.value.replace(insert, editor);
  return command;
}

const insert = /window\.__pw_bidiInsertText\((\w+)\)/;
const editor = "(document.execCommand('insertText', false, $1) || window.__pw_bidiInsertText($1))";
