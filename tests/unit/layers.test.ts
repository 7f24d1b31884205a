import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read, root } from '../build/built.ts';

/**
 * The imports that each folder may have. The first line that matches a file applies; `$1` is the group that `files`
 * captured.
 */
const layers: readonly { files: RegExp; may: readonly string[] }[] = [
  { files: /^src\/core\/(page|format)\//, may: ['src/core/(page|format)/'] },
  { files: /^src\/core\/config\//, may: ['src/core/(config|page|format)/'] },
  { files: /^src\/core\/state\//, may: ['src/core/(state|config|page|format)/'] },
  { files: /^src\/core\/service\//, may: ['src/core/(service|state|config|page|format)/'] },
  {
    files: /^src\/core\/session\//,
    may: [
      'src/core/(session|state|config|page|format)/',
      'src/core/service/(shapes\\.ts|endpoints/(access/(login-data|signup)|organizations)\\.ts)',
    ],
  },
  { files: /^src\/core\/payments\//, may: ['src/core/'] },
  { files: /^src\/core\//, may: ['src/core/(?!payments/)'] },
  { files: /^src\/languages\//, may: ['src/(languages|core|elements|host)/'] },
  { files: /^src\/loader\//, may: ['src/loader/', 'src/core/page/'] },
  { files: /^src\/elements\/kit\//, may: ['src/elements/kit/', 'src/core/'] },
  {
    files: /^src\/elements\/(runtime|shared)\//,
    may: ['src/elements/$1/', 'src/elements/kit/', 'src/languages/languages\\.ts', 'src/core/'],
  },
  {
    files: /^src\/elements\/tags\//,
    may: [
      'src/elements/(tags|runtime|kit)/',
      'src/elements/registry\\.ts',
      'src/languages/languages\\.ts',
      'src/loader/preload\\.ts',
      'src/core/',
    ],
  },
  {
    files: /^src\/elements\/([^/]+)\//,
    may: [
      'src/elements/$1/',
      'src/elements/(kit|shared)/',
      'src/elements/runtime/(element\\.ts|guarded\\.tsx)',
      'src/core/',
    ],
  },
  { files: /^src\/elements\//, may: ['src/elements/', 'src/core/'] },
  {
    files: /^src\/prerender\//,
    may: [
      'src/prerender/',
      'src/commands/(mistake|config-file)\\.ts',
      'src/elements/(tags/((server|render-view)\\.tsx|elements\\.ts)|runtime/(element\\.ts|reserving\\.ts|prerendered/|sheets/))',
      'src/loader/early-plan\\.ts',
      'src/languages/languages\\.ts',
      'src/core/',
    ],
  },
  { files: /^src\/commands\//, may: ['src/commands/', 'src/prerender/prerender\\.ts', 'src/core/'] },
  { files: /^src\/frameworks\//, may: [] },
  { files: /^src\/host\//, may: ['src/host/', 'src/elements/(index|texts)\\.ts'] },
  { files: /^src\/sandbox\/domain\//, may: ['src/sandbox/domain/', 'src/core/'] },
  { files: /^src\/sandbox\/seed\//, may: ['src/sandbox/(seed|domain)/', 'src/core/'] },
  { files: /^src\/sandbox\//, may: ['src/sandbox/', 'src/core/'] },
  {
    files: /^src\/build\//,
    may: [
      'src/build/',
      'src/elements/runtime/',
      'src/loader/',
      'src/core/(config|service)/',
      'src/commands/check-service/schema\\.ts',
      'src/sandbox/server/',
    ],
  },
  { files: /^stories\//, may: ['stories/', 'src/elements/', 'src/core/', 'src/sandbox/', '\\.storybook/'] },
];

const withoutReact: readonly RegExp[] = [
  /^src\/core\//,
  /^src\/host\//,
  /^src\/sandbox\//,
  /^src\/elements\/.+\.flow\.ts$/,
];
const ofReact = /^(?:react|react-dom|@nanostores\/react|@r2wc\/.+)(?:\/|$)/;

const imports = ['src', 'stories'].flatMap((folder) => filesIn(folder, '.ts', '.tsx')).flatMap(importsOf);

describe('the layers', () => {
  test('every source has its line in the table', () => {
    expect([...new Set(imports.map(({ from }) => from))].filter((file) => !layerOf(file))).toEqual([]);
  });

  test.each(layers)('$files imports its own layer and those below', ({ files }) => {
    const own = imports.filter(({ from }) => layerOf(from)?.files === files);
    expect(own.filter(isTooFar).map(shown)).toEqual([]);
  });

  test('core, host, sandbox and flows don’t import React', () => {
    const reacting = imports.filter(
      ({ from, to }) => ofReact.test(to) && withoutReact.some((files) => files.test(from)),
    );
    expect(reacting.map(shown)).toEqual([]);
  });

  test('only element-class.ts imports r2wc', () => {
    const knowing = imports.filter(({ to }) => to.startsWith('@r2wc/')).map(({ from }) => from);
    expect(knowing).toEqual(['src/elements/runtime/element-class.ts']);
  });

  test('only code for a developer’s machine or a server imports Node', () => {
    const onNode = imports.filter(({ to }) => to.startsWith('node:')).map(({ from }) => from);
    expect(onNode.filter((file) => !/^src\/(?:build|commands|prerender|sandbox)\//.test(file))).toEqual([]);
  });
});

test('a translation imports types only', () => {
  const sources = new Set(imports.filter(isOfTranslation).map(({ from }) => read(from)));
  expect([...sources].filter((source) => /^import (?!type )/m.test(source))).toEqual([]);
});

/**
 * True for an import of English texts by their translation, which takes the keys of these texts. It imports types only,
 * because English texts may load their translations.
 */
const isOfTranslation = ({ from, to }: Import) =>
  /^src\/languages\/[\w-]+\//.test(from) && !to.startsWith('src/languages/');

const layerOf = (file: string) => layers.find(({ files }) => files.test(file));

function isTooFar({ from, to }: Import): boolean {
  const layer = layerOf(from);
  if (!layer || !/^(?:src|stories|tests|\.storybook)\//.test(to)) return false;
  const own = layer.files.exec(from)?.[1] ?? '';
  return !layer.may.some((allowed) => new RegExp(`^${allowed.replace('$1', own)}`).test(to));
}

const shown = ({ from, to }: Import) => `${from} imports ${to}`;

type Import = ReturnType<typeof importsOf>[number];

/** `to`: a path from the project's root, or a package's name. */
function importsOf(from: string) {
  const found = read(from).matchAll(
    /^(?:import|export)\s(?:[\w*{}\s,$]+\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map((match) => ({ from, to: resolved(from, match[1] ?? match[2] ?? '') }));
}

function resolved(from: string, specifier: string): string {
  return specifier.startsWith('.') ? relative(root, join(root, dirname(from), specifier)) : specifier;
}
