// Storybook's preview as it was built, on one page: it loads once, then its own channel puts one story after the other on it.

const patienceMs = 20_000;

/** Puts stories on `page` from the Storybook that is served at `url`. */
export function stageOn(page, url, direction = 'ltr') {
  return {
    /** Shows a story anew and waits until it stands: what it plays is done, and every element of ours on it has drawn. */
    async show(id) {
      if (await page.evaluate(() => '__STORYBOOK_PREVIEW__' in globalThis)) await page.evaluate(choose, id);
      // The first story, or one after a story that has left the page. The addon's own run of axe would stand in the way.
      else
        await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;direction:${direction}`);
      await page.waitForFunction(isOver, id, { timeout: patienceMs });
      await page.evaluate(drawn);
    },
    /** Why the story that was asked for does not stand, '' where it does. */
    trouble: () => page.evaluate(troubleShown),
  };
}

function choose(storyId) {
  globalThis.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

function isOver(id) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && render.phase === 'finished';
}

async function drawn() {
  const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  // It waits for an answer that never comes: that is what it shows.
  if (story.parameters.isUnanswered) return;
  const ours = [...document.querySelectorAll('#storybook-root *')].filter((element) => 'ready' in element);
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([patience, Promise.all(ours.map((element) => element.ready))]);
}

function troubleShown() {
  if (document.body.classList.contains('sb-show-main')) return '';
  const said = document.querySelector('#error-message')?.textContent?.trim();
  return said || document.body.className;
}
