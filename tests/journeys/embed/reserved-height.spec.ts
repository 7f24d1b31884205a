import { bareConfig, bareTags, storeFor, type BareTag } from '../support/bare-tags.ts';
import { addFaces, facesOf, families, fontRule, fontRules, loadFonts, type Family } from '../support/fonts.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { watchShifts, whenAlive } from './snippet-page.ts';

/* The room that `dict.css` keeps for a bare tag as wide as its page, whichever font the visitor's machine has. */

const inAll = ['@NET-26', '@all'];
const widths = [320, 375, 390, 412, 768, 1280];

const samples = bareTags.flatMap((bare): BareTag[] => [
  bare,
  { ...bare, attributes: `${bare.attributes ?? ''} lang="de"` },
]);

for (const bare of samples)
  for (const family of families) {
    const { tag, attributes = '' } = bare;
    const element = `<${tag} ${attributes.replaceAll(/="[^"]{12,}"|(?:plan|product|subscription)-\S+ ?/g, '')}${bare.isAsked ? ' asked' : ''}>`;
    const isQuick = bare === samples[0];
    test(
      `what is below ${element} does not move, font ${family}`,
      { tag: isQuick ? '@NET-26' : inAll },
      async ({ page, origins, open }) => {
        const { release } = await hold(page, '**/chunks/**');
        await storeFor(page, bare, origins.service.url);
        const markup = `<${tag} ${attributes}></${tag}>`;
        const head = `<link rel="stylesheet" href="${origins.cdn}/dict.css"><style>body { margin: 16px } ${fontRules(family)}</style>`;
        const config = bareConfig(origins.service.url);
        await open(pageWith(origins, `${markup}<p>What follows.</p>`, { head, config }));
        await page.evaluate(loadFonts);
        const tops = async () => {
          const found: number[] = [];
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            found.push((await page.getByText('What follows.').boundingBox())!.y);
          }
          return found;
        };
        const before = await tops();
        release();
        await whenAlive(page, tag);
        expect(await tops()).toEqual(before);
      },
    );
  }

const kinds: readonly [name: string, attributes: string][] = [
  ['drawn by dict.js', ''],
  ['in the light DOM', 'light'],
];

for (const tag of ['dict-signup', 'dict-login'])
  for (const [kind, attribute] of kinds)
    for (const family of families)
      for (const width of [390, 1280])
        test(
          `${tag} ${kind} shifts nothing at ${width} px, font ${family}`,
          { tag: tag === 'dict-signup' && family === 'DejaVu Sans' ? '@NET-26' : inAll },
          async ({ page, origins, open }) => {
            await page.setViewportSize({ width, height: 900 });
            await page.addInitScript(addFaces, facesOf(family));
            const shifts = await watchShifts(page);
            await open(shiftPage(origins, tag, attribute, family, true));
            await whenAlive(page, tag);
            await page.waitForLoadState('networkidle');
            expect(await shifts()).toBe(0);
          },
        );

for (const tag of ['dict-signup', 'dict-login'])
  for (const family of families)
    for (const width of [390, 1280])
      test(
        `${tag} shifts nothing at ${width} px if dict.js blocks rendering, ${family}`,
        { tag: family === 'DejaVu Sans' ? '@NET-26' : inAll },
        async ({ page, origins, open }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.addInitScript(addFaces, facesOf(family));
          const shifts = await watchShifts(page);
          await open(shiftPage(origins, tag, '', family, false));
          await whenAlive(page, tag);
          await page.waitForLoadState('networkidle');
          expect(await shifts()).toBe(0);
        },
      );

function shiftPage(
  origins: Parameters<typeof pageWith>[0],
  tag: string,
  attribute: string,
  family: Family,
  hasSheet: boolean,
) {
  const sheet = hasSheet ? `<link rel="stylesheet" href="${origins.cdn}/dict.css">` : '';
  const head = `${sheet}<style>${fontRule(family)}</style>`;
  const config = bareConfig(origins.service.url);
  const html = pageWith(origins, `<${tag} ${attribute}></${tag}><p>What follows.</p>`, { head, config });
  return hasSheet ? html : html.replace('<script type="module"', '<script type="module" blocking="render"');
}
