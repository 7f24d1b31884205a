import { textIn } from '../../../src/core/config/text.ts';
import { systemClock } from '../../../src/core/page/clock.ts';
import { createClient, type Client } from '../../../src/core/service/client.ts';
import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { currentSession } from '../../../src/core/session/session.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { standardHeaders } from '../sandbox/sandbox-caller.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { pageLanguage } from '../../support/page-language.ts';

/** Requests the OTP of a signup. Resolves to the OTP's id. */
export async function askForOtp(send: Client['send'], draft = signupDraft): Promise<string> {
  const encodedPassword = btoa(person.password);
  const answer = await send(requestMobileOtp, {
    ...draft,
    encodedPassword,
    clientUniqueCode: 'x',
    clientVersion: '1',
  });
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  return answer.data.otpId;
}

/** The dependencies of a flow, with the sandbox as its service. Records requests and navigations. */
export function needsOf(sandbox: Pick<Sandbox, 'fetch'>) {
  const requests: { readonly path: string; readonly Request: Readonly<Record<string, unknown>> }[] = [];
  const navigated: string[] = [];
  const { send } = createClient({
    base: () => 'http://sandbox.test',
    pathOf: () => undefined,
    timeoutMs: () => 5000,
    headers() {
      const session = currentSession();
      return standardHeaders(
        session ? { Token: session.token, UserCode: session.userCode, UserId: session.userId } : undefined,
      );
    },
    clock: systemClock,
    random: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init);
      const body = request.body && ((await request.clone().json()) as { Request: Record<string, unknown> });
      requests.push({ path: new URL(request.url).pathname.toLowerCase(), Request: body?.Request ?? {} });
      return sandbox.fetch(request);
    },
    onSignedOut: () => {},
  });
  return {
    send,
    navigated,
    /** The payloads of the calls whose path ends with `path`. */
    sent: (path: string) =>
      requests.filter((each) => each.path.endsWith(path.toLowerCase())).map(({ Request }) => Request),
    needs: {
      ...pageLanguage,
      element: null,
      send,
      navigate: (to: string) => void navigated.push(to),
      trackStep: () => {},
      report: () => {},
    },
  };
}
