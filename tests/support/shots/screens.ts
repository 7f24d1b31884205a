import { inTheme, readEntries, test } from '../../journeys/stories/preview.ts';
import { writeWebp } from './webp.ts';

/* Takes the small pictures of "For designers": the first story of each element, the gallery and the flows. */

const stories = readEntries('story');
const shown = stories.filter(
  ({ title }, at) =>
    /^Start\/(?:Gallery|Flows)$/.test(title) ||
    (title.startsWith('Elements/') && stories.findIndex((each) => each.title === title) === at),
);

for (const { id } of shown)
  test(id, async ({ preview: { page, stage } }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await stage.show(id);
    await inTheme(page, 'light');
    // Waits 5 s at most: the invoice's page keeps sending requests, so it is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
    await writeWebp(page, `screens/${id}`, 480);
  });
