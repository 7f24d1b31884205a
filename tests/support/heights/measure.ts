import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { languages } from '../../../src/languages/languages.ts';
import { whenAlive } from '../../journeys/embed/snippet-page.ts';
import { bareConfig, bareMarkup, bareTags, storeFor } from '../../journeys/support/bare-tags.ts';
import { families, fontRules, loadFonts } from '../../journeys/support/fonts.ts';
import { pageWith, test } from '../../journeys/support/origins.ts';
import { measuredFolder, tagWidths, type Measured } from './measured.ts';

/*
 * Measures the rendered elements: each at every width, in every language and font family, with a mouse and with
 * fingers.
 */

test.describe.configure({ mode: 'parallel' });

for (const isCoarse of [false, true])
  test.describe(isCoarse ? 'with fingers' : 'with a mouse', () => {
    test.use({ hasTouch: isCoarse, isMobile: isCoarse, viewport: { width: 1312, height: 900 } });

    bareTags.forEach((bare, at) => {
      test(`${at} ${bare.tag} ${bare.attributes ?? ''}`, async ({ page, origins, open }) => {
        await storeFor(page, bare, origins.service.url);
        const found: Measured['found'][number][] = [];
        for (const language of ['en', ...Object.keys(languages).filter((name) => name !== 'en')]) {
          const head = '<style id="fonts"></style>';
          const body = `<div id="room">${bareMarkup(bare, language)}</div>`;
          await open(pageWith(origins, body, { head, config: bareConfig(origins.service.url) }));
          await whenAlive(page, bare.tag);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isCoarse);
          for (const family of families) {
            await page.evaluate(
              (rules) => void (document.querySelector('#fonts')!.textContent = rules),
              fontRules(family),
            );
            await page.evaluate(loadFonts);
            const heights = await page.evaluate(
              ([tag, widths]) => {
                const room = document.querySelector<HTMLElement>('#room')!;
                const element = document.querySelector(tag)!;
                return widths.map((width) => {
                  room.style.inlineSize = `${width}px`;
                  return Math.ceil(element.getBoundingClientRect().height);
                });
              },
              [bare.tag, tagWidths] as const,
            );
            found.push({ language, family, heights });
          }
        }
        mkdirSync(measuredFolder, { recursive: true });
        const { tag, where } = bare;
        const measured: Measured = { tag, where, isCoarse, found };
        writeFileSync(`${measuredFolder}/${isCoarse ? 'fingers' : 'mouse'}-${at}.json`, JSON.stringify(measured));
      });
    });
  });
