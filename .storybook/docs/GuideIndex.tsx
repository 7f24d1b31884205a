import { useState } from 'react';

const sources = import.meta.glob<string>('../../stories/docs/*.mdx', { eager: true, query: '?raw', import: 'default' });

const guides = Object.values(sources)
  .map((source) => {
    const [, path = ''] = /<Meta title="([^"]+)"/.exec(source) ?? [];
    const sections = Array.from(
      source.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^## (.+)$/gm),
      ([, text = '']) => text,
    );
    const title = path.split('/').at(-1)!;
    const address = `?path=/docs/${path
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .join('-')}--docs`;
    return { title, address, sections: sections.map((text) => text.replaceAll('`', '')), words: source.toLowerCase() };
  })
  .toSorted((one, other) => one.title.localeCompare(other.title));

/** All guides with their sections, and a search for words inside them: Storybook's own search knows only their titles. */
export function GuideIndex() {
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = guides.filter((guide) => words.every((word) => guide.words.includes(word)));
  return (
    <div className="docs-index">
      <label>
        Find a guide by words inside it{' '}
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status">{words.length > 0 ? `${found.length} of ${guides.length} guides` : `${guides.length} guides`}</p>
      <ul>
        {found.map(({ title, address, sections }) => (
          <li key={title}>
            <a href={address} target="_top">
              {title}
            </a>
            {sections.length > 0 && `: ${sections.join(', ')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
