import { atom } from 'nanostores';
import { routeOf } from '../../core/config/navigation.ts';
import { createCountdown } from '../../core/state/countdown.ts';
import { loadProblem } from '../../core/load-service.ts';
import type { ElementHandle } from '../kit/context.ts';
import { resendSeconds, type OtpFlow, type OtpStep } from './otp-step.ts';

/** Until `otp.request.ts` has loaded, `$flow` is a placeholder: it accepts a code, and passes it to the loaded flow. */
export function createOtpFlow(handle: ElementHandle) {
  // Shared with the loaded flow: a countdown of its own would begin anew.
  const countdown = createCountdown(resendSeconds);
  const path = routeOf(handle.element?.ownerDocument.location.pathname ?? '');
  const $state = atom<OtpStep>({ at: 'waiting' });
  let loaded: OtpFlow | null = null;

  const load = async (): Promise<OtpFlow | null> => {
    const module = await import('./otp.request.ts').catch(() => null);
    if (!module) $state.set({ at: 'code', trouble: { text: loadProblem('').text } });
    else if (!loaded) $flow.set((loaded = module.createFlow(handle, path, countdown)));
    return loaded;
  };

  const waiting: OtpFlow = {
    $state,
    countdown,
    $mayBeDone: atom(false),
    mode: 'signup',
    sentTo: '',
    asksPassword: false,
    goBack: () => void load().then((flow) => flow?.goBack()),
    async verify(otp, password) {
      $state.set({ at: 'verifying' });
      return (await load())?.verify(otp, password) ?? {};
    },
    async resend() {
      $state.set({ at: 'resending' });
      return (await load())?.resend() ?? false;
    },
    dismissMessage: () => $state.set({ at: 'code' }),
    beginTrial: async () => (await load())?.beginTrial(),
  };
  const $flow = atom<OtpFlow>(waiting);
  return { $flow, countdown, begin: () => void load() };
}
