import { accountHandlers } from './calls/account.ts';
import { billingHandlers } from './calls/billing.ts';
import { checkoutHandlers } from './calls/checkout.ts';
import { referenceHandlers } from './calls/reference.ts';
import { loginHandlers } from './calls/login.ts';
import { subscriptionHandlers } from './calls/subscriptions.ts';
import { passwordHandlers } from './calls/passwords.ts';
import { paymentHandlers } from './calls/payments.ts';
import { seatHandlers } from './calls/seats.ts';
import { signupHandlers } from './calls/signup.ts';
import { supportHandlers } from './calls/support.ts';
import { trialHandlers } from './calls/trial.ts';
import type { Handlers, Answer, Call, Handler } from './handler.ts';
import type { AnyEndpoint } from '../../core/service/endpoint.ts';
import type { EndpointName } from '../../core/service/calls.ts';
import type { Service } from '../domain/service.ts';
import type { World } from '../domain/world.ts';
import { checkBody, errorResponse, envelope, headerComplaint, idempotencyHeader } from './http.ts';
import { callerOf } from '../domain/logins.ts';

const handlers: Handlers = {
  ...accountHandlers,
  ...billingHandlers,
  ...checkoutHandlers,
  ...loginHandlers,
  ...passwordHandlers,
  ...paymentHandlers,
  ...referenceHandlers,
  ...seatHandlers,
  ...signupHandlers,
  ...subscriptionHandlers,
  ...supportHandlers,
  ...trialHandlers,
};

export async function answerCall(
  name: EndpointName,
  endpoint: AnyEndpoint,
  request: Request,
  pathParameters: Readonly<Record<string, string>>,
  service: Service,
): Promise<Response> {
  const complaint = headerComplaint(request.headers, endpoint);
  if (complaint) return errorResponse(complaint);
  const header = (name: string) => request.headers.get(name) ?? '';
  const caller = await callerOf(service.world, header('Token'), header('UserCode'));
  if (endpoint.access === 'protected' && !caller) return toResponse({ at: 'unauthorised' });
  if (caller && String(caller.id) !== header('UserId')) {
    return errorResponse(`The header UserId is '${header('UserId')}', and the token is user ${caller.id}'s.`);
  }
  const url = new URL(request.url);
  const body = endpoint.method === 'GET' ? '' : await request.text();
  const content = checkBody(body, endpoint);
  if ('complaint' in content) return errorResponse(content.complaint);
  // TypeScript can't relate `content` to its handler: the cast is safe, because the endpoint's schema has checked it.
  const handle = handlers[name] as Handler<EndpointName>;
  const call = {
    request: content.value as Call<EndpointName>['request'],
    parameters: { ...Object.fromEntries(url.searchParams), ...pathParameters },
    token: header('Token'),
    caller,
    serviceUrl: url.origin + service.basePath,
    pageOrigin: pageOriginOf(request, url),
  };
  const key = endpoint.startsPayment ? header(idempotencyHeader) : '';
  if (key === '') return toResponse(await handle(call, service));
  const started = startsOf(service.world);
  const sameStart = `${name} ${caller?.id ?? ''} ${key}`;
  if (!started.has(sameStart)) started.set(sameStart, Promise.resolve(handle(call, service)));
  return toResponse(await started.get(sameStart)!);
}

/** Answers to payments' starts by key: a start that is sent again makes no second order. */
const starts = new WeakMap<World, Map<string, Promise<Answer<EndpointName>>>>();

function startsOf(world: World): Map<string, Promise<Answer<EndpointName>>> {
  const known = starts.get(world) ?? new Map<string, Promise<Answer<EndpointName>>>();
  starts.set(world, known);
  return known;
}

function toResponse(answer: Answer<EndpointName>): Response {
  if (answer.at === 'accepted') return envelope({ Status: 0, Data: answer.payload });
  if (answer.at === 'file') return new Response(answer.body, { headers: answer.headers });
  if (answer.at === 'unauthorised') {
    return envelope({ Status: 1, ErrorCode: '401', ErrorMessage: 'Your session has ended. Please log in again.' }, 401);
  }
  return envelope({ Status: 1, Data: answer.payload, ErrorCode: answer.code, ErrorMessage: answer.message });
}

// The calling page's origin. Browsers send no Origin with a same-origin GET, and `null` from a sandboxed frame: then the
// service's origin is taken.
function pageOriginOf(request: Request, url: URL) {
  const origin = request.headers.get('Origin');
  return origin && origin !== 'null' ? origin : url.origin;
}
