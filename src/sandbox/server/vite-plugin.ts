import type { Connect, Plugin } from 'vite';
import { keptSandbox, listenerOf, type KeptOptions as SandboxPluginOptions } from './node.ts';

export type { SandboxPluginOptions };

export function sandboxPlugin(options: SandboxPluginOptions = {}): Plugin {
  function serve({ middlewares }: { middlewares: Connect.Server }) {
    const sandbox = keptSandbox(options);
    const listen = listenerOf(sandbox.fetch);
    middlewares.use((incoming, outgoing, next) =>
      sandbox.owns(`http://localhost${incoming.url ?? '/'}`) ? listen(incoming, outgoing) : next(),
    );
  }
  return { name: 'dict-sandbox', configureServer: serve, configurePreviewServer: serve };
}
