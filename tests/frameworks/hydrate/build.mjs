// Builds the client with React's development build, which reports every mismatch, and the document that the server
// renders for it.
import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const define = { 'process.env.NODE_ENV': '"development"' };
const shared = { mode: 'development', logLevel: 'warn', define };
rmSync('dist', { recursive: true, force: true });
await build({
  ...shared,
  build: {
    outDir: 'dist',
    minify: false,
    rolldownOptions: { input: 'src/client.tsx', output: { entryFileNames: 'client.js' } },
  },
});
await build({ ...shared, build: { outDir: 'server', ssr: 'src/server.tsx', minify: false } });
const { page } = await import('./server/server.js');
writeFileSync('dist/index.html', await page('/client.js'));
