import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export async function reactForm(): Promise<string> {
  const entry = fileURLToPath(new URL('react-form.tsx', import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
