import { readFile } from 'node:fs/promises';
import { config as current, configure, type ConfigurationInput } from '../core/config/config.ts';
import { warnings } from '../core/page/warn-once.ts';
import { Mistake } from './mistake.ts';

/**
 * Configures the library with a JSON file. If the file has a mistake, throws a `Mistake` whose message begins with the
 * text `instead`.
 */
export async function readConfig(file: string, instead: string): Promise<ConfigurationInput> {
  const config = (await readJson(file)) as ConfigurationInput;
  configure(config);
  // `configure` reports mistakes only once mistakes.ts is loaded: waits until it has. Without a page, nothing else
  // checks the names of texts.
  const { warnUnknownCalls, warnUnknownMessages } = await import('../core/config/mistakes.ts');
  const { endpoints, messages } = current();
  await warnUnknownCalls('endpoints', Object.keys(endpoints));
  await warnUnknownMessages(Object.keys(messages));
  if (warnings().length > 0) throw new Mistake(`${instead}: correct ${file} first.`);
  return config;
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Mistake(`${file} can't be read: ${error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${file} is not JSON: ${(error as Error).message}`);
  }
}
