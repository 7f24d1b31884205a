import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhereStale } from './up-to-date.mjs';

const usage = `npm start -- [--port 8080] [--host 0.0.0.0] [--fresh] [--plain-english]

  --port           4600 or PORT if not given; a free port if it is taken
  --host           0.0.0.0 listens on all addresses, for containers
  --fresh          ignores the state of the last run
  --plain-english  shows the console with the texts of dict-elements/messages/plain-english`;

const options = readOptions();
if (options) {
  await buildWhereStale();
  const { start } = await import('../../dist/sandbox-start.js');
  await start(fileURLToPath(new URL('../..', import.meta.url)), options).catch(({ message }) => {
    console.error(`The console can't be started: ${message}`);
    process.exitCode = 1;
  });
}

function readOptions() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }];
  try {
    const { values } = parseArgs({
      options: { port: text, host: text, fresh: flag, 'plain-english': flag, help: flag },
    });
    const port = values.port ?? (process.env.PORT || undefined);
    if (!/^\d+$/.test(port ?? '0') || port > 65_535)
      throw new Error(`${values.port === undefined ? 'PORT' : '--port'} is a number up to 65535.`);
    if (!values.help) return { ...values, port };
    console.log(usage);
  } catch ({ message }) {
    console.error(`${message}\n\n${usage}`);
    process.exitCode = 1;
  }
  return null;
}
