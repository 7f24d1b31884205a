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
  // Once, and not on public screens other than `/`: an expired session leads to `/`, but a marketing link must open the
  // signup.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  // The session may have ended, and no element that would report it may be loaded yet.
  void validateSession().then(() => router.open());
}

// Both default to this origin, which the host means: setting them prevents the warning that they are missing.
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
