import { config, configure, followLanguage, holdMicrosoftReturn, validateSession } from '../elements/index.ts';
import { renderFooter } from './footer.ts';
import { createRouter, type Shown } from './router.ts';
import { renderTexts, showPlace } from './shell.ts';

// Takes the token of a Microsoft sign-in out of the address before any other code can read it.
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
  // Validates the session once. Not on public screens other than `/`: an expired session leads to `/`, and a marketing
  // link must open the signup even then.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  // Opens the route again, in case the session has ended: no element that would report it may be loaded yet.
  void validateSession().then(() => router.open());
}

// Both addresses default to this origin. Setting them prevents the warning that they are missing.
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
