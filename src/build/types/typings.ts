import { writeFileSync, readFileSync, rmSync } from 'node:fs';
import { join, dirname } from 'node:path';
import type { PluginOption } from 'vite';
import dts from 'vite-plugin-dts';
import type { AnyElement } from '../../elements/runtime/element.ts';
import type { DocsByTag } from '../plugins/manifest.ts';
import { angularTypes } from './angular.ts';
import { elementTypes } from './elements.ts';
import { frameworkTypes } from './frameworks.ts';
import { filesOf } from '../release.mjs';
import { reactTypes } from './react.ts';

const entries = [
  'elements/index.d.ts',
  'core/config/plain-english.d.ts',
  'elements/tags/server.d.ts',
  'sandbox/sandbox.d.ts',
  'sandbox/server/node.d.ts',
  'sandbox/server/vite-plugin.d.ts',
  'react.d.ts',
  'angular.d.ts',
  'dict.css.d.ts',
];

export function typings(root: string, elements: readonly AnyElement[], docs: DocsByTag): PluginOption {
  const folder = join(root, 'dist/types');
  const made = {
    'elements/tags/elements.d.ts': elementTypes(elements, docs),
    'elements/tags/frameworks.d.ts': frameworkTypes,
    'react.d.ts': reactTypes(elements),
    'angular.d.ts': angularTypes(elements),
    // For `import 'dict-elements/dict.css'`: some TypeScript settings require types of a style sheet too.
    'dict.css.d.ts': 'export {};\n',
  };
  return dts({
    entryRoot: join(root, 'src'),
    outDirs: folder,
    include: ['src/core', 'src/elements', 'src/sandbox'],
    compilerOptions: { rootDir: join(root, 'src'), noCheck: true, incremental: false },
    clearPureImport: false,
    afterBuild() {
      for (const [file, text] of Object.entries(made)) writeFileSync(join(folder, file), text);
      keepReachable(folder, entries);
    },
  });
}

const imported = /(?:from |import |import\()['"]([^'"]+)['"]/g;

// Matches `import 'zod';`. It is removed from the types: it adds none, and projects don't have the bundled packages.
const packageForItsEffect = /^import '[^.'][^']*';\n/gm;

function keepReachable(folder: string, entries: readonly string[]): void {
  const kept = new Set<string>();
  const keep = (file: string): void => {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8').replace(packageForItsEffect, '');
    writeFileSync(file, text);
    for (const [, name = ''] of text.matchAll(imported))
      if (name.startsWith('.')) keep(join(dirname(file), name.replace(/(?:\.d)?\.[jt]sx?$/, '.d.ts')));
  };
  for (const entry of entries) keep(join(folder, entry));
  for (const file of filesOf(folder).map((each) => join(folder, each))) if (!kept.has(file)) rmSync(file);
}
