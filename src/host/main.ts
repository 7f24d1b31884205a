import { config, configure, followLanguage, holdMicrosoftReturn, validateSession } from '../elements/index.ts';
import { drawFooter } from './footer.ts';
import { createRouter, type Shown } from './router.ts';
import { drawTexts, showPlace } from './shell.ts';

// Must run before any other code reads the address.
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
  // Validates the session once, if that affects the screen. A marketing link opens the signup for visitors with an expired
  // session.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  // Elements dispatch the end of a session, but none may have existed at that moment: so open the address again.
  void validateSession().then(() => router.open());
}

// Both default to this origin. Setting them explicitly avoids the warning about missing addresses.
const { consoleUrl, serviceBase } = config();
configure({ consoleUrl, serviceBase });
const router = createRouter(show);
followLanguage((language, direction) => {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  drawTexts();
  drawFooter();
  router.open();
});
