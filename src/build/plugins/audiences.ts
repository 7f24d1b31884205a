import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { nameOf, viewOf } from '../names.ts';

/*
 * A chunk for each audience: what several elements share lies in one file with all else that the same kinds of element
 * need. Nobody loads much that is for others, and no screen is sixty requests. What of the core an element asks and keeps
 * things with is a chunk apart, 'data': it is loaded once a form is drawn.
 */
export function audiences(root: string, elements: readonly AnyElement[]) {
  const kinds = new Map(elements.map((element) => [join(root, viewOf(element.tag)), kindOf(element)]));
  /** The views that a module is needed by, or its kinds of need. */
  const needs = new Map<string, Set<string>>();

  const plugin: Plugin = {
    name: 'dict:audiences',
    buildEnd() {
      const below = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const laterBelow = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds.filter(isRequest) ?? [];
      const mark = (id: string, by: string, next: (id: string) => readonly string[]) => {
        const known = needs.get(id) ?? new Set();
        if (isLibrary(id) || known.has(by)) return;
        needs.set(id, known.add(by));
        next(id).forEach((each) => mark(each, by, next));
      };
      mark(join(root, loaderEntry), 'entry', below);
      mark(join(root, pageEntry), 'page', below);
      for (const file of serviceFiles) mark(join(root, file), 'data', below);
      for (const view of kinds.keys()) {
        mark(view, view, (id) => [...below(id), ...laterBelow(id)]);
        if (!reachesData(view, below)) mark(view, 'early', below);
      }
    },
  };

  function chunkOf(id: string): string | null {
    const by = needs.get(id);
    if (!by || by.has('entry')) return by ? 'elements' : null;
    const views = [...by].filter((each) => kinds.has(each));
    const needing = views.map((view) => kinds.get(view)!);
    const isData = isCore(id) && !by.has('early');
    if (isData && by.has('data')) return 'data';
    if (by.has('page') && views.length === 1) return isData ? 'data-page' : 'page';
    if (views.length < 2) return null;
    return isData && needing.some(isEmbedded) ? audienceOfData(id, needing) : audienceOf(needing);
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: (id) => libraryOf(id) ?? chunkOf(id), debugName: 'audiences', includeDependenciesRecursively: false },
  ];
  return { plugin, groups };
}

/** What the chunk of every element begins with. */
export const loaderEntry = 'src/elements/embed.ts';

/** What a page's own code imports. */
export const pageEntry = 'src/elements/index.ts';

const serviceFiles = ['src/core/service.ts', 'src/core/session/session.ts', 'src/core/config/author.ts'];

/** The client and the session: every element loads them, some once they are drawn. */
export const isOfService = (root: string, id: string) => serviceFiles.some((file) => id === join(root, file));

/** What an element asks and keeps: it is drawn before that is loaded. */
export const isRequest = (id: string) => id.endsWith('.request.ts');

const isCore = (id: string) => /[\\/]src[\\/]core[\\/]/.test(id);

function reachesData(id: string, below: (id: string) => readonly string[], seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return libraryOf(id) === 'data' || below(id).some((each) => reachesData(each, below, seen));
}

/** Elements that need much the same. */
const kindOf = ({ tag, light }: AnyElement) => kindsByName[nameOf(tag)] ?? (light ? 'access' : 'pages');

const kindsByName: Readonly<Record<string, string>> = {
  signup: 'signup',
  'payment-link': 'payment-link',
  checkout: 'money',
  account: 'account',
  organizations: 'lists',
  subscriptions: 'lists',
  seats: 'lists',
};

/** Pages of others embed these alone: with one of them comes nothing that is for others only. */
const embedded = ['access', 'payment-link', 'signup'];

const isEmbedded = (kind: string) => embedded.includes(kind);

function audienceOf(kinds: readonly string[]): string {
  const { alone, ofConsole } = apart(kinds);
  if (alone.length === embedded.length && ofConsole.length > 0) return 'elements';
  if (alone.length === 0) return ofConsole.sort().join('-');
  // What several of the embedded share lies with what the console needs of them too: one file is less than two.
  return [...alone, ...(ofConsole.length > 0 || alone.length > 1 ? ['console'] : [])].join('-');
}

/** What is kept for the next screen lies apart from what is sent: a form looks at the one when it starts. */
function audienceOfData(id: string, kinds: readonly string[]): string {
  const { alone, ofConsole } = apart(kinds);
  if (ofConsole.length === 0) return isKept(id) ? 'data-kept' : 'data-sent';
  return alone.join() === 'payment-link' ? 'data-payments' : 'data';
}

const isKept = (id: string) => /[\\/]core[\\/](?:session|format)[\\/]/.test(id);

const apart = (kinds: readonly string[]) => ({
  alone: embedded.filter((kind) => kinds.includes(kind)),
  ofConsole: [...new Set(kinds.filter((kind) => !isEmbedded(kind)))],
});

const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

// A library is a chunk of its own, but for what no element does without.
const libraries = {
  react: /^\0?rolldown[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  elements:
    /[\\/]node_modules[\\/](?:@r2wc|@nanostores|nanostores[\\/](?:atom|task|clean-stores|listen-keys|deep-map))[\\/]/,
  computed: /[\\/]node_modules[\\/]nanostores[\\/](?:computed|lifecycle)[\\/]/,
  // What answers are asked for and checked with: nothing of ours asks without them.
  data: /[\\/]node_modules[\\/](?:zod|ofetch|destr|ufo)[\\/]/,
  phone: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
  carousel: /[\\/]node_modules[\\/]embla-carousel[\\/]/,
  combobox: /[\\/]node_modules[\\/](?:downshift|prop-types|react-is|compute-scroll-into-view|@babel[\\/]runtime)[\\/]/,
} as const;

const libraryOf = (id: string) => Object.entries(libraries).find(([, files]) => files.test(id))?.[0];
