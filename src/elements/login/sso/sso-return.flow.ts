import { systemClock } from '../../../core/page/clock.ts';
import { config } from '../../../core/config/config.ts';
import { textIn } from '../../../core/config/text.ts';
import { openConsole } from '../../../core/config/navigation.ts';
import { withExceptionText } from '../../../core/state/problem.ts';
import { ssoAuthenticate } from '../../../core/service/endpoints/access/login.ts';
import { pathAfterLogin } from '../../../core/session/after-login.ts';
import { leaveFlash, type Flash } from '../../../core/session/drafts/flash.ts';
import { currentSession } from '../../../core/session/session.ts';
import { openSession } from '../../../core/session/open-session.ts';
import { startMicrosoftSignIn } from '../../../core/session/sso/sso.ts';
import { finishMicrosoftSignIn, type MicrosoftReturn } from '../../../core/session/sso/sso-return.ts';
import type { ProviderRefusal } from '../../../core/session/sso/provider-errors.ts';
import type { LoginNeeds } from '../login-step.ts';
import { text } from '../login.text.ts';

/**
 * A signal that is aborted when the page is left. On a reload Firefox rejects the requests of the page: without the
 * signal, that would count as a failed sign-in and open the login in place of the reloaded page.
 */
function untilPageLeaves(): AbortSignal {
  const leaving = new AbortController();
  addEventListener('beforeunload', () => leaving.abort(), { once: true });
  return leaving.signal;
}

/** `/auth`: completes a Microsoft sign-in on return, or starts one with `?start=microsoft` (ACC-2, DEC-3, DEC-5). */
export function createSsoReturnFlow(needs: LoginNeeds, clock = systemClock) {
  const { send, navigate, trackStep, bind, language } = needs;
  const t = bind(text);

  /**
   * Loads the console anew, because the strict policies of the return page must not apply to the console's pages (SEC-15).
   * Not if the session is in memory only, because a page load would lose it.
   */
  const leave = (to: string) => {
    if (config().persistence === 'memory') return navigate(to, { replace: true });
    openConsole(to, true);
  };

  const leaveWith = (flash: Flash) => {
    // If the message can't be stored, loads no page, because that would lose it. Signed-in users see no error (SEC-16).
    const staysHere = !currentSession() && !leaveFlash(flash);
    if (staysHere) navigate('/', { replace: true });
    else leave('/');
  };
  const fail = (text: string) => leaveWith({ tone: 'danger', text });

  const finish = async (returned: MicrosoftReturn) => {
    if (returned.at === 'none') return leave('/');
    if (returned.at === 'lost') return leaveWith({ tone: 'warning', key: 'signInLost' });
    if (returned.at === 'refused') return leaveWith(flashOf(returned));
    const answer = await send(ssoAuthenticate, { idToken: returned.idToken }, { signal: untilPageLeaves() });
    if (!answer.ok) return fail(textIn(withExceptionText(answer.problem, t('loginFailed')).text, language()));
    const session = openSession(answer.data, needs.element ?? undefined);
    trackStep('login', 'signed-in');
    leave(await pathAfterLogin(session, needs, returned.next, clock));
  };

  const flashOf = ({ reason, code }: ProviderRefusal): Flash => {
    if (reason === 'failed') return { tone: 'danger', text: t('loginFailed'), code };
    return {
      tone: reason === 'cancelled' ? 'info' : 'danger',
      key: reason,
      code: code === 'access_denied' ? '' : code,
    };
  };

  const start = async (next: string) => {
    const begun = await startMicrosoftSignIn(needs, next, true);
    if (begun === 'not-kept') return leaveWith({ tone: 'warning', key: 'notKept' });
    if (begun === 'failed') return fail(t('loginFailed'));
    // If Microsoft answers without a page, the browser stays on this screen, which has no button to try again: opens the
    // login after the timeout.
    clock.after(config().timeoutMs, () => needs.element?.isConnected && fail(t('loginFailed')));
  };

  return {
    async begin(query: URLSearchParams): Promise<void> {
      if (query.get('start') === 'microsoft') return start(query.get('next') ?? '');
      await finishMicrosoftSignIn(finish);
    },
  };
}
