import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Trim {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: (found: string, root: string) => string;
}

/*
 * Parts of libraries that no page needs, in what is built for browsers, where every kilobyte is the visitor's. The versions
 * are pinned: where a text has changed, the build says so.
 */
const trims: readonly Trim[] = [
  // A second global of the page's, for copies of the library that share stores; here there is one copy (HOST-20).
  {
    file: /[\\/]nanostores[\\/]atom[\\/]index\.js$/,
    from: /\(globalThis\.nanostoresGlobal \|\|= \{ epoch: 0 \}\)/,
    to: () => '{ epoch: 0 }',
  },
  // How r2wc reads attributes: the adapter reads them itself (kit/register.tsx).
  {
    file: /[\\/]@r2wc[\\/]core[\\/]dist[\\/]core\.js$/,
    from: /\{\s*string: E,\s*number: x,\s*boolean: C,\s*function: O,\s*method: P,\s*json: j\s*\}/,
    to: () => '{}',
  },
  // React's list of style properties that take plain numbers: we write no `style` (DESIGN.md section 3).
  {
    file: /[\\/]react-dom-client\.production\.js$/,
    from: /"animationIterationCount [^"]*"\.split\(\s*" "\s*\)/,
    to: () => '[]',
  },
  // It would listen on the page's document for ever, for `onSelect` of inputs, which we have none of (HOST-20).
  {
    file: /[\\/]react-dom-client\.production\.js$/,
    from: /null === ownerDocument \|\|\s*ownerDocument\[listeningMarker\] \|\|\s*\(\(ownerDocument\[listeningMarker\] = !0\),\s*listenToNativeEvent\("selectionchange", !1, ownerDocument\)\);/,
    to: () => '',
  },
  // The events that React listens to at every root: those stay that our own markup or downshift's has a handler for.
  {
    file: /[\\/]react-dom-client\.production\.js$/,
    from: /"abort auxClick beforeToggle [^"]* wheel"/,
    to: (found, root) => JSON.stringify(handled(JSON.parse(found) as string, root)),
  },
  // No markup of ours has a handler for what a film or a sound does.
  {
    file: /[\\/]react-dom-client\.production\.js$/,
    from: /"abort canplay canplaythrough [^"]*"/,
    to: () => '"error"',
  },
  // React's names for the attributes of all of SVG: those stay that our own markup has.
  {
    file: /[\\/]react-dom-client\.production\.js$/,
    from: /new Map\(\[\s*\["acceptCharset"[^;]*\]\s*\]\)/,
    to: (found, root) => `new Map([${usedPairs(found, join(root, 'src/elements')).join(',')}])`,
  },
];

// What the bundler makes of a CommonJS module: its exports are read as they are, instead of behind a getter each. None of
// ours changes them later.
const runtime = {
  from: /var __copyProps = [^]*?\n\};\nvar __toESM = [^]*?\}\) : target, mod\)\);\n/,
  to: 'var __toESM = (mod, isNodeMode) => mod?.__esModule && !isNodeMode ? mod : { ...mod, default: mod };\n',
};

export function trimmed(root: string): Plugin {
  return {
    name: 'dict:trimmed',
    renderChunk(code, { moduleIds }) {
      if (!moduleIds.includes('\0rolldown/runtime.js')) return null;
      if (!runtime.from.test(code)) this.error('The bundler’s runtime is not the one that is trimmed here.');
      return { code: code.replace(runtime.from, runtime.to), map: null };
    },
    transform(code, id) {
      const own = trims.filter(({ file }) => file.test(id));
      if (own.length === 0) return null;
      const small = own.reduce((text, { from, to }) => {
        if (!from.test(text)) this.error(`${id} is not the version that is trimmed here: ${from.source} is not in it.`);
        return text.replace(from, (found) => to(found, root));
      }, code);
      return { code: small, map: null };
    },
  };
}

/** Of the events in `list`, those that a handler is written for. */
function handled(list: string, root: string): string {
  const downshift = readFileSync(join(root, 'node_modules/downshift/dist/downshift.esm.mjs'), 'utf8');
  const used = new Set(`${markupIn(join(root, 'src'))}${downshift}`.match(/\bon[A-Z]\w+/g));
  return list
    .split(' ')
    .filter((name) => used.has(`on${name[0]!.toUpperCase()}${name.slice(1)}`))
    .join(' ');
}

const markupIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Of `["strokeWidth", "stroke-width"]` and the like, those whose name our markup has. */
function usedPairs(table: string, folder: string): string[] {
  const used = new Set(Array.from(markupIn(folder).matchAll(/\s([A-Za-z]+)=["{]/g), ([, name]) => name));
  return Array.from(table.matchAll(/\["([\w:-]+)",\s*"[\w:-]+"\]/g))
    .filter(([, name]) => used.has(name))
    .map(([pair]) => pair);
}
