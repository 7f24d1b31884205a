import { describe, expect, test } from 'vitest';
import { renderElement, type RenderOptions } from '../../../src/elements/tags/server.tsx';

const cdn = 'https://cdn.example.com/dict';

/** Called without types, as from JavaScript. */
const render = (options: unknown) => renderElement('dict-signup', options as RenderOptions);

describe('renderElement', { tags: ['SEC-43'] }, () => {
  test.each([
    ['no options', undefined, /`cdn` is missing/],
    ['no address', {}, /`cdn` is missing/],
    ['attributes in place of options', { product: 'dictation' }, /'product' is not an option. Put attributes into/],
  ])('says what is wrong with %s', async (_, options, message) => {
    await expect(render(options)).rejects.toThrow(message);
  });

  test.each(['onclick', 'style', 'srcdoc', 'a b', 'x"><script', 'data-', 'is'])(
    'refuses the attribute %s and names it',
    async (name) => {
      await expect(render({ cdn, attributes: { [name]: 'x' } })).rejects.toThrow(
        new RegExp(`has no attribute '${name}'`),
      );
    },
  );

  test('writes declared attributes and those that any element may have, escaped', async () => {
    const markup = await render({
      cdn,
      attributes: {
        product: 'dictation',
        id: '"><i>',
        class: 'a',
        'data-x': '1',
        'aria-label': 'b',
        lang: 'de',
        light: true,
      },
    });
    expect(markup).toMatch(
      /^<dict-signup product="dictation" id="&quot;&gt;&lt;i&gt;" class="a" data-x="1" aria-label="b" lang="de" light /,
    );
  });

  test('leaves out attributes that are null, undefined or false', async () => {
    const markup = await render({ cdn, attributes: { product: null, layout: undefined, light: false } });
    expect(markup).toMatch(/^<dict-signup data-state=/);
  });
});
