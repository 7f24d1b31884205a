import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type AnyElement, reserving } from '../../elements/runtime/element.ts';
import { scopedTo } from '../../elements/runtime/sheets/sheet.ts';
import { nameOf, viewOf } from '../elements.ts';

const inlined = /\.css\?inline$/;
const onlyInLight = /sheets[\\/]light\.css\?inline$/;
const adapter = 'src/elements/runtime/element-class.ts';
const asModule = /^export default ("(?:[^"\\]|\\.)*")/;

/**
 * Writes the CSS inside an element's scripts also as `css/signup.css` and `css/signup.light.css` (light DOM):
 * server-rendered elements link them, since a strict CSP forbids `<style>`. `dict.css` is for the page itself.
 */
export function sheetFiles(root: string, elements: readonly AnyElement[]): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'dict:sheet-files',
    enforce: 'post',
    moduleParsed({ id, code }) {
      const text = inlined.test(id) && asModule.exec(code ?? '')?.[1];
      if (text) texts.set(id, String(JSON.parse(text)));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'dict.css', source: elements.map(reserving).join('') });
      const ofAll = reachable(join(root, adapter), this);
      for (const { tag, light } of elements) {
        const name = nameOf(tag);
        const ofView = reachable(join(root, viewOf(tag)), this);
        const sheets = [...new Set([...ofAll, ...ofView])].filter((id) => texts.has(id));
        const css = sheets.filter((id) => !onlyInLight.test(id)).map((id) => texts.get(id)!);
        this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source: css.join('\n') });
        if (!light) continue;
        const before = sheets.filter((id) => onlyInLight.test(id)).map((id) => texts.get(id)!);
        const scoped = [...before, ...css].map((each) => scopedTo(tag, each));
        this.emitFile({ type: 'asset', fileName: `css/${name}.light.css`, source: scoped.join('\n') });
      }
    },
  };
}

function reachable(id: string, graph: Rolldown.PluginContext, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const below = graph.getModuleInfo(id)?.importedIds ?? [];
  return [...below.flatMap((each) => reachable(each, graph, seen)), id];
}
