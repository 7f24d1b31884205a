import { parseArgs } from 'node:util';
import { safeAddress } from '../../core/page/addresses.ts';
import { trimEnd } from '../../core/format/text.ts';
import { Mistake } from '../mistake.ts';

export const usage = `Usage: dict-elements check-service --service URL [options]

Calls the service as the elements do, and says where its answers differ from what they expect. Without --user only the
calls that need no session are made. Calls that change something are not made.

  --service URL       the service's address, the configuration's 'serviceBase'
  --config FILE       the page's dict-config as JSON: paths of calls, products and names that are sent
  --user NAME         the email or mobile number of a user to log in as; the password is asked for, or taken from the
                      environment's DICT_PASSWORD
  --embed-origin URL  the origin of a page with the elements: checks whether its browser lets it call the service (CORS)
  --writes            also makes changes that leave things as they are; names them first, and asks
  --json              prints the result as JSON

The exit status is 1 if anything does not fit.`;

const options = {
  service: { type: 'string' },
  config: { type: 'string' },
  user: { type: 'string' },
  'embed-origin': { type: 'string' },
  writes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export function readOptions(words: readonly string[]) {
  const { values } = parse(words);
  const { service, 'embed-origin': embed, ...others } = values;
  if (!service) throw new Mistake(`Which service?\n\n${usage}`);
  const address = safeAddress(service);
  if (!address) throw new Mistake(`--service is an https:// address (http:// on this machine), not '${service}'.`);
  if (others.writes && !others.user) throw new Mistake('--writes needs a --user, whose details it saves unchanged.');
  return { ...others, service: trimEnd(address, '/'), embedOrigin: embed === undefined ? null : readOrigin(embed) };
}

function parse(words: readonly string[]) {
  if (words.some((word) => /^--?pass/i.test(word)))
    throw new Mistake(
      "The password is never an argument, which other programs of this machine can read. It is asked for, or taken from the environment's DICT_PASSWORD.",
    );
  try {
    return parseArgs({ args: [...words], options });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${usage}`);
  }
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null') return origin;
  throw new Mistake(`--embed-origin is an origin such as https://www.example.com, not '${text}'.`);
}
