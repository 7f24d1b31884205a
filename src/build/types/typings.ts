import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import dts from 'vite-plugin-dts';
import type { AnyElement } from '../../elements/runtime/element.ts';
import type { DocsByTag } from '../plugins/manifest.ts';
import { angularDirectives, angularTypes } from './angular.ts';
import { elementTypes } from './elements.ts';
import { frameworkTypes } from './frameworks.ts';
import { reactComponents, reactTypes } from './react.ts';
import { keepReachable } from './reachable.ts';

/** The type entries in package.json, relative to `src`. */
const entries = [
  'elements/index.d.ts',
  'elements/tags/server.d.ts',
  'sandbox/sandbox.d.ts',
  'sandbox/server/node.d.ts',
  'sandbox/server/vite-plugin.d.ts',
  'react.d.ts',
  'angular.d.ts',
  'dict.css.d.ts',
];

export function typings(root: string, elements: readonly AnyElement[], docs: DocsByTag): PluginOption[] {
  const folder = join(root, 'dist/types');
  const made = {
    'elements/tags/elements.d.ts': elementTypes(elements, docs),
    'elements/tags/frameworks.d.ts': frameworkTypes,
    'react.d.ts': reactTypes(elements),
    'angular.d.ts': angularTypes(elements),
    // For projects that check side-effect imports: TypeScript has no types for style sheets.
    'dict.css.d.ts': 'export {};\n',
  };
  const declarations = dts({
    entryRoot: join(root, 'src'),
    outDirs: folder,
    tsconfigPath: join(root, 'src/build/tsconfig.types.json'),
    clearPureImport: false,
    afterBuild() {
      for (const [file, text] of Object.entries(made)) writeFileSync(join(folder, file), text);
      keepReachable(folder, entries);
    },
  });
  const wrappers: Plugin = {
    name: 'dict:wrappers',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'react.js', source: await reactComponents(root, elements) });
      this.emitFile({ type: 'asset', fileName: 'angular.js', source: angularDirectives(elements) });
    },
  };
  return [declarations, wrappers];
}
