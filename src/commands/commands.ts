import { didYouMean } from '../core/config/mistakes.ts';
import { Mistake } from './mistake.ts';

interface Command {
  readonly sentence: string;
  /** Resolves to the exit status. */
  readonly load: () => Promise<(words: readonly string[]) => Promise<number>>;
}

const commands: Readonly<Record<string, Command>> = {
  prerender: {
    sentence: 'prints the prerendered markup of an element, to paste into a page',
    load: async () => (await import('../prerender/prerender.ts')).prerender,
  },
  'check-service': {
    sentence: 'calls a service, and says where its answers differ from what the elements expect',
    load: async () => (await import('./check-service/check-service.ts')).checkService,
  },
};

const names = Object.keys(commands);
const widest = Math.max(...names.map((name) => name.length));

export const help = `Usage: dict-elements COMMAND [options]

${names.map((name) => `  ${name.padEnd(widest)}  ${commands[name]!.sentence}`).join('\n')}

dict-elements COMMAND --help lists the options of a command.`;

/** Finds the command in the words of a command line. `rest`: all other words. Options may precede the command's name. */
export function findCommand(words: readonly string[]): { readonly command: Command; readonly rest: string[] } | null {
  const name = words.find((word) => names.includes(word));
  if (name !== undefined) return { command: commands[name]!, rest: words.toSpliced(words.indexOf(name), 1) };
  const unknown = words.find((word) => word !== '--help' && word !== '-h');
  if (unknown === undefined) return null;
  throw new Mistake(`'${unknown}' is not a command.${didYouMean(unknown, names)}\n\n${help}`);
}
