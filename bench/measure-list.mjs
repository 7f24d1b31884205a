import { email, pageSize } from './console.mjs';

const measuredPages = 9;

/** Loads `rowCount` rows page by page, like a visitor, and measures at the end of the list. */
export async function measureList(browser, url, rowCount) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logIn(page, url);
  const firstRowsMs = await measureFirstRows(page, url);
  await loadUntil(page, rowCount);
  const session = await context.newCDPSession(page);
  // CPU time of the thread, which excludes other processes on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const showMoreMs = await measureShowMore(page, session, rowCount);
  const frames = await measureScroll(browser, page);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  const nodes = await page.evaluate(
    () => document.querySelector('dict-subscriptions').shadowRoot.querySelectorAll('*').length,
  );
  await context.close();
  return { rowCount, firstRowsMs, showMoreMs, ...frames, heapMb: round(heap / 1e6), nodes };
}

async function logIn(page, url) {
  await page.goto(url);
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('table').waitFor();
}

/** Time from the start of the navigation until a frame with rows was painted. */
async function measureFirstRows(page, url) {
  await page.addInitScript(() => {
    window.firstRows = new Promise((resolve) => {
      const look = () => {
        const root = document.querySelector('dict-subscriptions')?.shadowRoot;
        if (!root?.querySelector('tbody th')) return requestAnimationFrame(look);
        requestAnimationFrame(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });
  });
  await page.goto(`${url}/subscription`);
  return round(await page.evaluate(() => window.firstRows));
}

const loaded = (count) => `Showing ${count.toLocaleString('en')} of `;

async function loadUntil(page, rowCount) {
  for (let count = 2 * pageSize; count <= rowCount; count += pageSize) await showMore(page, count);
}

/** Clicks the button inside the page, to exclude the cost of the driver. */
async function showMore(page, count) {
  await page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const root = document.querySelector('dict-subscriptions').shadowRoot;
        const look = () => {
          if (!root.querySelector('.d-list-end > p').textContent.startsWith(text)) return requestAnimationFrame(look);
          // The first frame renders the rows; the second one starts after they are painted.
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        };
        const button = root.querySelector('.d-list-end > button');
        button.scrollIntoView({ block: 'center' });
        requestAnimationFrame(() => {
          button.click();
          look();
        });
      }),
    loaded(count),
  );
}

/** Median main-thread time for one page of rows, including layout and paint. */
async function measureShowMore(page, session, rowCount) {
  const costs = [];
  for (let at = 1; at <= measuredPages; at += 1) {
    const before = await metric(session, 'TaskDuration');
    await showMore(page, rowCount + at * pageSize);
    costs.push((await metric(session, 'TaskDuration')) - before);
  }
  return round(costs.toSorted((a, b) => a - b)[Math.floor(measuredPages / 2)] * 1000);
}

/** Main-thread time per frame of scrolling one screen in eight frames, from the end to far above and back. */
async function measureScroll(browser, page) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  const byClock = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const took = [];
        let before = performance.now();
        const step = (turn) => {
          const now = performance.now();
          performance.mark('scroll-frame');
          took.push(now - before);
          before = now;
          if (turn > 600) return resolve(took.slice(2));
          scrollBy(0, turn <= 300 ? -112 : 112);
          requestAnimationFrame(() => step(turn + 1));
        };
        requestAnimationFrame(() => step(1));
      }),
  );
  const frames = workByFrame(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  return {
    frameP95Ms: round(percentile(frames, 0.95)),
    frameMostMs: round(percentile(frames, 1)),
    clockP95Ms: round(percentile(byClock, 0.95)),
  };
}

/** Thread time per frame: of the tasks that start between two marks. */
function workByFrame(events) {
  const marks = events.filter(({ name }) => name === 'scroll-frame').toSorted((a, b) => a.ts - b.ts);
  const { pid, tid } = marks[0];
  const tasks = events.filter((each) => each.pid === pid && each.tid === tid && isTask(each));
  const frames = marks.slice(1).map(() => 0);
  for (const { ts, tdur } of tasks) {
    // The task with a mark in it starts before that mark, so it counts for the slot before; each slot still gets one
    // such task.
    const at = marks.findLastIndex((mark) => mark.ts <= ts);
    if (at >= 0 && at < frames.length) frames[at] += tdur / 1000;
  }
  return frames;
}

const isTask = ({ name, ph, tdur }) => ph === 'X' && tdur > 0 && /^(?:ThreadControllerImpl::)?RunTask$/.test(name);

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

async function metric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name).value;
}

const round = (value) => Math.round(value * 10) / 10;
