// Shows stories of the built Storybook on one page: the preview loads once, then its channel switches between stories.

const patienceMs = 60_000;

export function stageOn(page, url, direction = 'ltr') {
  const shown = { id: '', language: 'en' };
  return {
    /** Shows a story anew and waits until its play function has finished and every element is ready. */
    async show(id, language = 'en') {
      const isLoaded = await page.evaluate(() => '__STORYBOOK_PREVIEW__' in globalThis);
      if (isLoaded && shown.language === language && shown.id !== id) await page.evaluate(choose, id);
      // Loads the preview for the first story, for another language, for the same story again, and after a story that has left the
      // page. The addon's own axe run is switched off: it would interfere.
      else {
        const globals = `a11y.manual:!true;direction:${direction};language:${language}`;
        await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      }
      Object.assign(shown, { id, language });
      await page.waitForFunction(isOver, id, { timeout: patienceMs });
      await page.evaluate(whenRendered);
    },
    /** Switches the shown story to another language in place, as a visitor's page does by `<html lang>`. */
    async speak(language) {
      await page.evaluate((lang) => (document.documentElement.lang = lang), language);
      await page.waitForFunction(isIn, language, { timeout: patienceMs });
    },
    /** The reason why the story is not shown; '' if it is. */
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

async function whenRendered() {
  const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
  // The elements of a story with an unanswered call never become ready.
  if (story.parameters.isUnanswered) return;
  const ours = [...document.querySelectorAll('#storybook-root *')].filter((element) => 'ready' in element);
  await Promise.all(ours.map((element) => element.ready));
  // The account is ready before the content of its tab has loaded.
  const isLoading = () => ours.some((element) => (element.shadowRoot ?? element).querySelector('.d-skeleton'));
  while (isLoading()) await new Promise(requestAnimationFrame);
}

function isIn(language) {
  const ours = [...document.querySelectorAll('#storybook-root *')].filter((element) => 'ready' in element);
  return ours
    .filter((element) => !element.lang)
    .every((element) =>
      [...(element.shadowRoot ?? element).querySelectorAll('.d-root')].every((root) => root.lang === language),
    );
}

function troubleShown() {
  if (document.body.classList.contains('sb-show-main')) return '';
  const said = document.querySelector('#error-message')?.textContent?.trim();
  return said || document.body.className;
}
