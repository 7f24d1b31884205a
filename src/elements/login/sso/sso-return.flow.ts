import { systemClock } from '../../../core/page/clock.ts';
import { config } from '../../../core/config/config.ts';
import { openConsole } from '../../../core/config/navigation.ts';
import { withExceptionText } from '../../../core/state/problem.ts';
import { ssoAuthenticate } from '../../../core/service/endpoints/access/login.ts';
import { pathAfterLogin } from '../../../core/session/after-login.ts';
import { leaveFlash } from '../../../core/session/drafts/flash.ts';
import { currentSession } from '../../../core/session/session.ts';
import { openSession } from '../../../core/session/open-session.ts';
import { startMicrosoftSignIn } from '../../../core/session/sso/sso.ts';
import { finishMicrosoftSignIn, type MicrosoftReturn } from '../../../core/session/sso/sso-return.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { t } from '../login.text.ts';

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'isRoute' | 'report' | 'step'>;

/** `/auth`: the return of the Microsoft sign-in, or its start (ACC-2, DEC-3, DEC-5). */
export function createSsoReturnFlow(needs: Needs, clock = systemClock) {
  const { send, navigate, step } = needs;

  /** Leaves the page for good: it tells nobody where it was (SEC-15), and the console's other pages may. */
  const leave = (to: string) => {
    // A session that is in this page's memory alone would not be there any more.
    if (config().persistence === 'memory') return navigate(to, { replace: true });
    openConsole(to, true);
  };

  const fail = (text: string, tone: 'danger' | 'info' = 'danger') => {
    // Somebody who is signed in needs no second sign-in (SEC-16).
    const staysHere = !currentSession() && !leaveFlash({ tone, text });
    if (staysHere) navigate('/', { replace: true });
    else leave('/');
  };

  const finish = async (returned: MicrosoftReturn) => {
    if (returned.at === 'none') return leave('/');
    if (returned.at === 'cancelled') return fail(t('cancelled'), 'info');
    if (returned.at === 'refused') return fail(t('loginFailed'));
    const answer = await send(ssoAuthenticate, { idToken: returned.idToken });
    if (!answer.ok) return fail(withExceptionText(answer.problem, t('loginFailed')).text);
    const session = openSession(answer.data, needs.element ?? undefined);
    step('login', 'signed-in');
    leave(await pathAfterLogin(session, needs, returned.next, clock));
  };

  const start = async (next: string) => {
    const hasStarted = await startMicrosoftSignIn(needs, next, { replace: true });
    if (!hasStarted) return fail(t('loginFailed'));
    // A provider that answers with no page leaves the visitor here, where no button is.
    clock.after(config().timeoutMs, () => needs.element?.isConnected && fail(t('loginFailed')));
  };

  return {
    async begin(query: URLSearchParams): Promise<void> {
      if (query.get('start') === 'microsoft') return start(query.get('next') ?? '');
      await finishMicrosoftSignIn(finish);
    },
  };
}
