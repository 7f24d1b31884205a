import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { currentSession } from '../../core/session/session.ts';
import { defineElement, type DocsOf, type Visit } from '../runtime/element.ts';

export const installation = defineElement({
  tag: 'dict-installation', // CON-2.6
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { installation: 'Installation' },
  routes: [
    { path: '/installation', page: 'installation', redirect: fromTrial },
    { path: '/installation', page: 'installation' },
  ],
  view: () => import('./Installation.tsx'),
});

export const docs: DocsOf<typeof installation> = {
  description: 'Shows a card for each app that the user may install.',
};

/**
 * A signup on another origin leads here without a session. The login then opens instead, and shows the message that is
 * left here (DEC-3.10).
 */
function fromTrial({ query }: Visit) {
  if (query.get('trial') !== 'active') return null;
  if (!currentSession()) leaveFlash({ tone: 'success', key: 'trialBegun' });
  return { to: '/installation' };
}
