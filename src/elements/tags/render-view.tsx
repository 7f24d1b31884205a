import { renderToString } from 'react-dom/server';
import { atom } from 'nanostores';
import type { ElementHandle, ElementState } from '../kit/context.ts';
import { readAttributes, type AnyElement } from '../runtime/element.ts';
import { Frame } from '../runtime/Frame.tsx';
import { serverHandle } from '../runtime/handle.ts';

/** The markup inside an element's wrapper, and the sheets of its view. The texts of `language` must be loaded. */
export async function renderView(
  definition: AnyElement,
  given: ReadonlyMap<string, string | boolean>,
  language: string,
  isPrerenderedSignedOut: boolean,
) {
  const { default: view, css = [] } = await definition.view();
  const props = readAttributes(definition.tag, definition.attributes, (name) => {
    const value = given.get(name);
    return value === undefined ? null : value === true ? '' : String(value);
  });
  const sheets = new Set(css);
  let first: ElementState = 'ready';
  const handle: ElementHandle = {
    ...serverHandle,
    // One signal per rendering, because flows add listeners to it and never remove them.
    signal: new AbortController().signal,
    isPrerenderedSignedOut,
    bind: (text) => (key, values) => text(key, values, language),
    language: () => language,
    setState: (state) => void (first = state),
    adoptSheet: (sheet) => void sheets.add(sheet),
  };
  const frame = <Frame handle={handle} view={view} props={props} language={language} $inPlace={atom(null)} />;
  const markup = renderToString(frame, { identifierPrefix: definition.tag });
  return { view: markup, css: [...sheets], isLoading: first === ('loading' as ElementState) };
}
