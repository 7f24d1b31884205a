import { config } from '../elements/index.ts';
import { startRouter } from './router.ts';
import { drawFooter, showPlace } from './shell.ts';

if (!config().index) {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex, nofollow';
  document.head.append(robots);
}
drawFooter();
startRouter(showPlace);
