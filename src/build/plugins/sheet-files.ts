import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { reserving } from '../../elements/runtime/reserving.ts';
import { scopedTo } from '../../elements/runtime/sheets/sheet.ts';
import { viewOf } from '../elements.ts';
import { leavesFirst } from './chunk-map.ts';
import { nameOf } from './manifest.ts';

const inlined = /\.css\?inline$/;
const onlyInLight = /sheets[\\/]light\.css\?inline$/;
/** First line of a sheet. Without it, a page in another encoding would decode the sheet by its own. */
const utf8 = '@charset "utf-8";\n';
const adapter = 'src/elements/runtime/element-class.ts';
const asModule = /^export default ("(?:[^"\\]|\\.)*")/;

/**
 * Writes the CSS that is inside an element's scripts also as `css/signup.css` and `css/signup.light.css` (light DOM):
 * server-rendered elements link them, because a strict CSP forbids `<style>`. Pages link `dict.css`, which reserves the
 * space of the elements until these are rendered.
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
      this.emitFile({
        type: 'asset',
        fileName: 'dict.css',
        source: elements.map((element) => reserving(element)).join(''),
      });
      for (const { tag, light } of elements) {
        const name = nameOf(tag);
        const roots = [adapter, viewOf(tag)].map((file) => join(root, file));
        const modules = leavesFirst(roots, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const sheets = [...modules].filter((id) => texts.has(id));
        const css = sheets.filter((id) => !onlyInLight.test(id)).map((id) => texts.get(id)!);
        this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source: utf8 + css.join('\n') });
        if (!light) continue;
        const before = sheets.filter((id) => onlyInLight.test(id)).map((id) => texts.get(id)!);
        const scoped = [...before, ...css].map((each) => scopedTo(tag, each));
        this.emitFile({ type: 'asset', fileName: `css/${name}.light.css`, source: utf8 + scoped.join('\n') });
      }
    },
  };
}
