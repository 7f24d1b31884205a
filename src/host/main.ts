import { config, configure, followLanguage, holdMicrosoftReturn, validateSession } from '../elements/index.ts';
import { renderFooter } from './footer.ts';
import { createRouter, type Shown } from './router.ts';
import { renderTexts, showPlace } from './shell.ts';

holdMicrosoftReturn();

if (!config().index) {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex, nofollow';
  document.head.append(robots);
}

const session = { isValidated: false };

function show(shown: Shown): void {
  showPlace(shown);
  // Validates the session once, and not on public screens other than `/`: an expired session leads to `/`, but a
  // marketing link must open the signup. Then opens the route again: if the session has ended, no element may have been
  // loaded yet to report that.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  void validateSession().then(() => router.open());
}

// Sets both keys to their current values: elements warn about a key that isn't set, although its default suits the console.
const { consoleUrl, serviceBase } = config();
configure({ consoleUrl, serviceBase });
const router = createRouter(show);
followLanguage((language, direction) => {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  renderTexts();
  renderFooter();
  router.open();
});
