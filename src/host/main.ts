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
  // Validates the session once, on screens that depend on it. Others must not: a marketing link opens the signup even
  // if the session has expired, and the end of a session leads to `/`.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  // Opens the address again, because an element dispatches the end of a session and there may have been none yet.
  void validateSession().then(() => router.open());
}

// Both default to this origin. Setting them prevents the warning about missing addresses.
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
