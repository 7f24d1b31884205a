import { config } from '../../core/config/config.ts';
import type { EndpointName } from '../../core/service/calls.ts';
import type { AnyEndpoint } from '../../core/service/endpoint.ts';
import * as endpoints from '../../core/service/endpoints.ts';
import { standardHeaders } from '../../core/service/standard-headers.ts';
import type { Mismatch } from '../../core/state/problem.ts';
import { readConfig } from '../config-file.ts';
import { Mistake } from '../mistake.ts';
import { readOptions, usage } from './arguments.ts';
import { askPerson, type Ask } from './ask.ts';
import { call, type Extra, type Received } from './call.ts';
import { checkAnswers, checkPreflights, isForeign } from './cors.ts';
import { fitOf } from './fit.ts';
import { maskedUser } from './mask.ts';
import { plans, type Found, type Plan } from './plans.ts';
import { asJson, asText, type Checked, type Report } from './report.ts';
import { checkTls, compressionOf } from './transport.ts';

interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: Ask;
  readonly print: (text: string) => void;
}

const here: Surroundings = {
  environment: process.env,
  ask: askPerson,
  print: (text) => void process.stdout.write(text),
};

export async function checkService(words: readonly string[], surroundings = here): Promise<number> {
  const { environment, ask, print } = surroundings;
  if (words.includes('--help')) {
    print(`${usage}\n`);
    return 0;
  }
  const options = readOptions(words);
  if (options.config) await readConfig(options.config, 'Nothing was called');
  const login = options.user
    ? {
        user: options.user,
        password: environment.DICT_PASSWORD || (await ask.secret(`Password of ${maskedUser(options.user)}: `)),
      }
    : null;
  if (options.writes && !(await ask.isAgreed(questionOfWrites(maskedUser(options.user!)))))
    throw new Mistake('Nothing was called.');

  const report = await checked(options, login);
  print(options.json ? asJson(report) : asText(report));
  return report.isFitting ? 0 : 1;
}

function questionOfWrites(user: string): string {
  const lines = Object.entries(plans).flatMap(([name, plan]: [string, Plan<EndpointName>]) =>
    plan.at === 'write' ? [`  ${name} ${plan.does}`] : [],
  );
  return `With --writes, as ${user}:\n${lines.join('\n')}\nMake these changes? (yes/no) `;
}

const table: Readonly<Record<EndpointName, AnyEndpoint>> = endpoints;

type Options = ReturnType<typeof readOptions>;
type Login = { readonly user: string; readonly password: string } | null;

async function checked(options: Options, login: Login): Promise<Report> {
  const { service, embedOrigin } = options;
  const start = performance.now();
  const origin = embedOrigin && isForeign(service, embedOrigin) ? embedOrigin : null;
  const answers = new Map<string, Received>();
  const calls: Checked[] = [];
  const notMade: { call: string; because: string }[] = [];
  let found: Found = { answers: {}, session: null };

  const headers = () => standardHeaders(found.session, found.answers.fetchRegionInfo?.ipAddress ?? '');
  const extra: Extra = origin === null ? {} : { Origin: origin };
  const make = async (name: EndpointName, endpoint: AnyEndpoint, args: unknown) => {
    const received = await call(service, endpoint, args, headers(), extra);
    const { data, ...fit } = fitOf(endpoint, received);
    answers.set(name, received);
    calls.push({ call: name, method: endpoint.method, status: received.status, ms: received.ms, ...fit });
    if (data !== undefined) found = { ...found, answers: { ...found.answers, [name]: data } };
    return fit;
  };

  for (const [name, plan] of Object.entries(plans) as [EndpointName, Plan<EndpointName>][]) {
    const endpoint = table[name];
    if (plan.at === 'never') notMade.push({ call: name, because: plan.because });
    else if (plan.at === 'write' && !options.writes) notMade.push({ call: name, because: `${plan.does}: --writes` });
    else if (plan.at === 'session') {
      if (!login) notMade.push({ call: name, because: 'needs a --user' });
      else if (name === 'authenticate') found = { ...found, session: await logIn(make, login, () => found) };
      else if (found.session)
        await make(name, endpoint, { loginToken: found.session.token, userCode: found.session.userCode });
    } else if (!found.session && isProtected(name, endpoint))
      notMade.push({ call: name, because: login ? 'needs the login' : 'needs a --user' });
    else {
      const args = plan.args(found);
      if (args === null) notMade.push({ call: name, because: 'needs what no earlier call answered' });
      else await make(name, ('as' in plan && plan.as) || endpoint, args);
    }
  }

  const deadToken = await tryDeadTokens(service, found.session, extra, answers);
  const cors =
    origin === null
      ? null
      : { origin, refused: [...(await checkPreflights(service, origin)), ...checkAnswers(answers, origin)] };
  const tls = await checkTls(service);
  const isFitting =
    calls.every(({ differs }) => differs.length === 0) &&
    (!login || found.session !== null) &&
    deadToken.length === 0 &&
    (cors?.refused ?? []).length === 0 &&
    tls.problem === '';
  return {
    service,
    user: login ? maskedUser(login.user) : '',
    isFitting,
    ms: Math.round(performance.now() - start),
    calls,
    notMade,
    deadToken,
    cors,
    tls,
    compression: compressionOf(answers),
  };
}

// 'validateLoginToken' needs a session to ask about, although its access is 'open'.
const isProtected = (name: EndpointName, { access }: AnyEndpoint) =>
  access === 'protected' || name === 'validateLoginToken';

type Make = (name: EndpointName, endpoint: AnyEndpoint, args: unknown) => Promise<unknown>;

async function logIn(
  make: Make,
  { user, password }: NonNullable<Login>,
  found: () => Found,
): Promise<Found['session']> {
  const { encodePassword, clientVersion } = config();
  const encodedPassword = await encodePassword(password);
  await make('authenticate', endpoints.authenticate, {
    userName: user,
    encodedPassword,
    referralCode: '',
    clientVersion,
  });
  const data = found().answers.authenticate;
  return data ? { token: data.loginToken, userCode: data.userCode, userId: data.userId } : null;
}

/** Sends tokens that the service must answer with 401: an invented one, and after the logout that of the session. */
async function tryDeadTokens(
  base: string,
  session: Found['session'],
  extra: Extra,
  answers: Map<string, Received>,
): Promise<Mismatch[]> {
  const never = { token: 'dict-elements-check', userCode: 'dict-elements-check', userId: '-1' };
  const differs: Mismatch[] = [];
  const attempt = async (what: string, endpoint: AnyEndpoint, args: unknown, caller: typeof never) => {
    const received = await call(base, endpoint, args, standardHeaders(caller, ''), extra);
    answers.set(`${endpoint.name} (${what})`, received);
    if (received.status === 401) return;
    const seen = received.failure ?? `HTTP ${received.status}`;
    differs.push({ path: `${endpoint.name} with ${what}`, expected: 'HTTP 401', seen });
  };
  await attempt('an unknown token', endpoints.getUserDetail, undefined, never);
  const csv = { subscriptionId: '1', fileName: 'check.csv', csv: '' };
  await attempt('an unknown token', endpoints.assignSeatsByCsv, csv, never);
  if (session) await attempt('the token after the logout', endpoints.getUserDetail, undefined, session);
  return differs;
}
