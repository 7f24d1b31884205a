import { useEffect, useState } from 'react';

/* Stories on documentation pages. */

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

type Theme = 'light' | 'dark';

const addressOf = (id: string, theme: Theme) =>
  `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}&frame=${id}-${theme}`;

/** The stories of Storybook's index; empty while it loads. */
function useStories(): readonly Entry[] {
  const [stories, setStories] = useState<readonly Entry[]>([]);
  // Effect: fetches the index.
  useEffect(() => {
    let isCurrent = true;
    void fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => isCurrent && setStories(Object.values(entries).filter(({ type }) => type === 'story')));
    return () => void (isCurrent = false);
  }, []);
  return stories;
}

interface ThumbnailsProps {
  readonly under: string | readonly string[];
  readonly each?: boolean;
}

/**
 * Small pictures of the stories whose titles start with `under`, as links: the first story of each page, or with
 * `each` all. `npm run shots -- --screens` takes them.
 */
export function Thumbnails({ under, each = false }: ThumbnailsProps) {
  const stories = useStories().filter(({ title }) => [under].flat().some((start) => title.startsWith(start)));
  const shown = each
    ? stories
    : stories.filter(({ title }, at) => stories.findIndex((one) => one.title === title) === at);
  return (
    <ul className="docs-thumbnails sb-unstyled">
      {shown.map(({ id, title, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            <img src={`./screens/${id}.webp`} alt="" width="480" height="300" loading="lazy" />
            {each ? name : title.split('/').at(-1)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All stories of an element side by side, light and dark. Each is in a frame with its own session and sandbox. */
export function StatesSheet() {
  const stories = useStories().filter(({ title }) => title.startsWith('Elements/'));
  const titles = [...new Set(stories.map(({ title }) => title))];
  const [chosen, setChosen] = useState('');
  const [isServed, setServed] = useState(false);
  // Effect: registers the service worker that answers the frames' calls: on a first visit there is none yet.
  useEffect(() => {
    const { serviceWorker } = navigator;
    void serviceWorker.register('./mockServiceWorker.js').then(async () => {
      await serviceWorker.ready;
      setServed(true);
    });
  }, []);
  // The number of loaded frames. Each loads after the one before it, because browsers can't load dozens of pages at
  // once.
  const [loaded, setLoaded] = useState(0);
  return (
    <>
      <p>
        <label className="docs-choice">
          Element{' '}
          <select
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setLoaded(0);
            }}
          >
            <option value="">Choose one</option>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title.replace('Elements/', '')}
              </option>
            ))}
          </select>
        </label>
      </p>
      {stories
        .filter(({ title, name }) => title === chosen && !/^(?:Dark|Narrow)$/.test(name))
        .map(({ id, name }, row) => (
          <section key={id} className="docs-state">
            <h2>{name}</h2>
            {(['light', 'dark'] as const).map((theme, column) => (
              <div key={theme} className="docs-thumbnail" data-theme={theme}>
                {isServed && loaded >= 2 * row + column && (
                  <iframe
                    title={`${name}, ${theme}`}
                    loading="lazy"
                    src={addressOf(id, theme)}
                    onLoad={() => setLoaded((before) => Math.max(before, 2 * row + column + 1))}
                  />
                )}
              </div>
            ))}
          </section>
        ))}
    </>
  );
}
