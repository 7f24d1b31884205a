import { useEffect, useRef, useState } from 'react';
import { placeholders } from '../../src/prerender/placeholders.ts';

/** The snippets made by `npm run build`; empty before the first build. */
const files = import.meta.glob<string>('../../dist/cdn/snippets/**/dict-*.html', { query: '?raw', import: 'default' });

const says = {
  copied: 'Copied.',
  selected: 'Your browser does not let this page copy. The markup is selected: copy it with your keyboard.',
} as const;

export function Snippet({ tag }: { readonly tag: string }) {
  const [isInline, setInline] = useState(false);
  const [said, setSaid] = useState<keyof typeof says | null>(null);
  const markup = useMarkup(`../../dist/cdn/snippets/${isInline ? 'inline/' : ''}${tag}.html`);
  const shown = useRef<HTMLPreElement>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(markup ?? '').then(
      () => true,
      () => false,
    );
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid(isCopied ? 'copied' : 'selected');
  };

  return (
    <section className="docs-snippet">
      <h2>Snippet</h2>
      <p>One line, on a page that has the loader:</p>
      <pre>{lineOf(tag)}</pre>
      <h3>With its drawing</h3>
      <p>
        The element is there before any script. Put your CDN’s address in place of{' '}
        <code>https://cdn.example.com/dict</code>. The guide <em>Prerendering</em> says which of the two is right for a
        page, and how to draw with attributes.
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isInline}
            onChange={({ target }) => {
              setInline(target.checked);
              setSaid(null);
            }}
          />{' '}
          With its style inside
        </label>
      </p>
      {markup === null ? (
        <p>
          Run <code>npm run build</code> first: it leaves the snippets.
        </p>
      ) : (
        <>
          <p>
            <button type="button" className="docs-button" onClick={() => void copy()}>
              Copy the markup
            </button>{' '}
            <span role="status">{said && says[said]}</span>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre ref={shown} role="region" aria-label="The markup to paste" tabIndex={0}>
            {markup}
          </pre>
        </>
      )}
    </section>
  );
}

/** An empty tag with the attributes that it needs, such as `payment-id`. */
function lineOf(tag: string): string {
  const attributes = (placeholders[tag] ?? []).map((each) => ` ${each.replace('=', '="')}"`);
  return `<${tag}${attributes.join('')}></${tag}>`;
}

/** The content of a file: '' while it loads, null if there is none. */
function useMarkup(file: string): string | null {
  const [markup, setMarkup] = useState<string | null>('');
  // Effect: fetches the file when it is shown.
  useEffect(() => {
    let isCurrent = true;
    const load = files[file];
    if (load) void load().then((text) => isCurrent && setMarkup(text));
    else setMarkup(null);
    return () => void (isCurrent = false);
  }, [file]);
  return markup;
}
