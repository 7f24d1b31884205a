import { config, configure, holdMicrosoftReturn, validateSession } from '../elements/index.ts';
import { drawFooter } from './footer.ts';
import { createRouter, type Shown } from './router.ts';
import { showPlace } from './shell.ts';

// Before anything else looks at the address.
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
  // Once, where it decides what is shown. A marketing link opens the signup for visitors whose old session has ended.
  if (session.isValidated || (shown.place && !shown.place.definition.isProtected && shown.path !== '/')) return;
  session.isValidated = true;
  // The end of a session is told by an element. Where it came before the first of them was there, nobody has heard it.
  void validateSession().then(() => router.open());
}

// Both are this origin where nothing else is given: nobody has to be told that an address is missing.
const { consoleUrl, serviceBase } = config();
configure({ consoleUrl, serviceBase });
drawFooter();
const router = createRouter(show);
router.open();
