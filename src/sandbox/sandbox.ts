import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Clock, systemClock } from '../core/page/clock.ts';
import type { AnyEndpoint } from '../core/service/endpoint.ts';
import type { EndpointName } from '../core/service/calls.ts';
import * as endpoints from '../core/service/endpoints.ts';
import { answerCall } from './service/handlers.ts';
import { cardProvider } from './card-widget/card-provider.ts';
import { controlPanel } from './pages/control-panel.ts';
import type { Faults } from './service/fault.ts';
import { asCut, createFaults } from './service/faults.ts';
import { type Service, sendTo } from './domain/service.ts';
import { errorResponse, acceptedHeaderNames } from './service/http.ts';
import { isRead, ownRequestsOnly } from './service/request-guards.ts';
import { identityProvider } from './identity/identity-provider.ts';
import { createJournal, type Journal } from './service/journal.ts';
import { paymentsPanel } from './pages/payments-page.ts';
import { type Random, systemRandom } from './domain/random.ts';
import { seedWorld } from './seed/seed.ts';
import type { World } from './domain/world.ts';

export { demoConfiguration } from './server/demo-configuration.ts';
export type { Fault, FaultScript } from './service/fault.ts';
export { identityClientId } from './identity/client.ts';
export { seededRandom } from './domain/random.ts';
export { documentedUsers, seedPassword } from './seed/documented-users.ts';
export { seedWorld } from './seed/seed.ts';
export type { World } from './domain/world.ts';

export interface SandboxOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  /** The service's state; by default a world with the documented users. */
  readonly world?: World;
  /** Called after every request that may have changed the world. */
  readonly onChange?: (world: World) => void;
  /** Prefix of every path, such as '/service'. */
  readonly basePath?: string;
}

export interface Sandbox {
  /** Answers the service's calls below /api, the outbox and controls below /sandbox, and 404 to all other paths. */
  fetch(request: Request): Promise<Response>;
  /** True if the sandbox serves this path. Servers with other content ask before they call `fetch`. */
  owns(url: string): boolean;
  readonly world: World;
  readonly faults: Faults;
  readonly journal: Journal;
}

/**
 * A stand-in for the vendor's service: one function from Request to Response, for a Node server, Vite, a service worker
 * or a test. Its e-mails and SMS are not sent but listed at /sandbox/outbox.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { clock = systemClock, random = systemRandom, onChange = () => {}, basePath = '' } = options;
  const world = options.world ?? seedWorld({ now: clock.now(), random });
  const now = () => clock.now() + world.clockAheadMs;
  const service: Service = { world, now, random, basePath, send: sendTo(world, now) };
  const faults = createFaults(clock);
  const journal = createJournal(now);

  const app = new Hono({ strict: false }).basePath(basePath);
  app.use('/api/*', crossOrigin);
  app.use('/sandbox/*', ownRequestsOnly, async ({ req }, next) => {
    await next();
    if (!isRead(req.method)) onChange(world);
  });
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, AnyEndpoint][]) {
    app.on(endpoint.method, routeOf(endpoint.path), async (context) => {
      const request = context.req.raw;
      const response = await faults.strike(name, () =>
        answerCall(name, endpoint, request, context.req.param(), service),
      );
      journal.record(name, request, asCut(response));
      if (endpoint.kind === 'change') onChange(world);
      return response;
    });
  }
  app.all('/api/*', (context) => errorResponse(`There is no call ${context.req.method} ${context.req.path}.`, 404));
  app.route('/sandbox/identity', identityProvider(service));
  app.route('/sandbox/card', cardProvider(service));
  app.route('/sandbox/payments', paymentsPanel(service, faults));
  app.route('/sandbox', controlPanel(service, faults, journal));

  return {
    fetch: async (request) => asCut(await app.fetch(request)),
    owns(url) {
      const path = `${new URL(url).pathname}/`;
      return ['api', 'sandbox'].some((folder) => path.startsWith(`${basePath}/${folder}/`));
    },
    world,
    faults,
    journal,
  };
}

const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: acceptedHeaderNames,
  exposeHeaders: ['Content-Disposition', 'Retry-After'],
  maxAge: 600,
});

/**
 * Hono's route for an endpoint's path: `{support}SupportService` → `:part8{[^/]+SupportService}`. The parameter is named
 * by its position, because a path may have `{support}` twice and a route can't use a parameter name twice.
 */
function routeOf(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replaceAll(/\{(\w+)\}([^/]*)/g, (_, name: string, rest: string, at: number) =>
      rest ? `:part${at}{[^/]+${rest}}` : `:${name}`,
    );
}
