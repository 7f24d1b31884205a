import type { Connect, Plugin } from 'vite';
import { listenerOf } from './node.ts';
import type { SandboxOptions } from './sandbox.ts';
import { createSandbox } from './sandbox.ts';
import { createStateFile, readStateFile } from './state-file.ts';

export interface SandboxPluginOptions extends SandboxOptions {
  /** Where the world is kept between two runs; it is kept nowhere without. */
  readonly file?: string;
}

/** Answers the service's calls in Vite's development and preview servers, beside what Vite serves itself. */
export function sandboxPlugin({ file, ...options }: SandboxPluginOptions = {}): Plugin {
  async function serve({ middlewares }: { middlewares: Connect.Server }) {
    const state = file ? createStateFile(file) : null;
    const kept = file ? await readStateFile(file) : null;
    const sandbox = createSandbox({
      ...options,
      ...(kept && { world: kept }),
      onChange: (world) => state?.save(world),
    });
    const listen = listenerOf(sandbox.fetch);
    middlewares.use((incoming, outgoing, next) =>
      sandbox.owns(`http://localhost${incoming.url ?? '/'}`) ? listen(incoming, outgoing) : next(),
    );
  }
  return { name: 'dict-sandbox', configureServer: serve, configurePreviewServer: serve };
}
