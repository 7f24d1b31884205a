import { readConfig } from '../../commands/config-file.ts';
import { Mistake } from '../../commands/mistake.ts';
import { earlyViews } from './early-views.ts';

/* `node dist/early-views.js [FILE]` prints the views of dict.js as JSON, with the vendor's configuration in FILE. */

try {
  const [file] = process.argv.slice(2);
  process.stdout.write(
    JSON.stringify(await earlyViews(file === undefined ? {} : await readConfig(file, 'Nothing was rendered'))),
  );
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
