import type { Connect, Plugin } from 'vite';
import { listenerOf } from './node.ts';
import { createSandbox, type SandboxOptions } from '../sandbox.ts';
import { createStateFile, readStateFile } from './state-file.ts';

export interface SandboxPluginOptions extends SandboxOptions {
  /** The file that keeps the world between two runs. Without it the world is lost at the end. */
  readonly file?: string;
}

/** Answers the service's calls in Vite's development and preview servers. */
export function sandboxPlugin({ file, ...options }: SandboxPluginOptions = {}): Plugin {
  const state = file ? createStateFile(file) : null;

  async function serve({ middlewares }: { middlewares: Connect.Server }) {
    const kept = file ? await readStateFile(file) : null;
    const onChange: SandboxOptions['onChange'] = (world) => {
      state?.save(world);
      options.onChange?.(world);
    };
    const sandbox = createSandbox({ ...options, ...(kept && { world: kept }), onChange });
    const listen = listenerOf(sandbox.fetch);
    middlewares.use((incoming, outgoing, next) =>
      sandbox.owns(`http://localhost${incoming.url ?? '/'}`) ? listen(incoming, outgoing) : next(),
    );
  }

  return {
    name: 'dict-sandbox',
    configureServer: serve,
    configurePreviewServer: serve,
    closeBundle: () => state?.settled(),
  };
}
