/**
 * Fills fields through Firefox's editor, like a person. Playwright sets the value, which React mistakes for its own change,
 * so controlled fields miss it. If the editor refuses, Playwright's way is used.
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
