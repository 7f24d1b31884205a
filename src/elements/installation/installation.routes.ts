import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { currentSession } from '../../core/session/session.ts';
import type { Route, Visit } from '../runtime/element.ts';
import { t } from './trial-begun.text.ts';

export const routes: readonly Route[] = [
  { path: '/installation', page: 'installation', forward: fromTrial },
  { path: '/installation', page: 'installation' },
];

/** After a signup on another origin nobody is signed in here yet: the login says why it is shown (DEC-3.10). */
function fromTrial({ query }: Visit) {
  if (query.get('trial') !== 'active') return null;
  if (!currentSession()) leaveFlash({ tone: 'success', text: t('trialBegun') });
  return { to: '/installation' };
}
