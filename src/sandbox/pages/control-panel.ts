import { Hono } from 'hono';
import * as z from 'zod/mini';
import { faultShape } from '../service/faults.ts';
import type { Faults } from '../service/fault.ts';
import type { Service } from '../domain/service.ts';
import { complain } from '../service/http.ts';
import { indexPage } from './index-page.ts';
import type { Journal } from '../service/journal.ts';
import { revokeLogins } from '../domain/logins.ts';
import { jsonOnly } from '../service/own-requests.ts';
import { outboxPage } from './outbox-page.ts';
import { ownPage } from './own-page.ts';
import { pageStyle } from './page-style.ts';
import { seatCsvTemplate } from '../domain/seat-csv.ts';
import { seedWorld } from '../seed/seed.ts';
import { userByIdentifier } from '../domain/users.ts';
import type { World } from '../domain/world.ts';

interface Controls {
  readonly service: Service;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly onChange: (world: World) => void;
}

const faultScripts = z.union([z.array(faultShape), faultShape]);
const clockShape = z.object({ aheadMs: z.number() });
const priceShape = z.object({ percent: z.number().check(z.gt(0)) });
const userShape = z.object({ user: z.string() });

/** Pages and controls below /sandbox, for tests and demos. They are not part of the vendor's service. */
export function controlPanel({ service, faults, journal, onChange }: Controls): Hono {
  const { world, basePath } = service;
  const panel = new Hono();

  panel.use(ownPage, jsonOnly);

  panel.get('/', (context) => context.html(indexPage(basePath)));
  panel.get('/outbox', (context) => context.html(outboxPage(world.outbox, basePath)));
  panel.get('/outbox.json', (context) => context.json(world.outbox));
  panel.get('/sandbox.css', (context) => context.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  panel.get('/seat-template.csv', (context) =>
    context.body(seatCsvTemplate, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="seat-users.csv"',
    }),
  );
  panel.get('/orders.json', ({ json }) =>
    json({ orders: world.orders, payments: world.payments, errors: world.paymentErrors }),
  );
  panel.get('/tickets.json', ({ json }) => json(world.tickets));

  panel.get('/faults', (context) => context.json(faults.scripted));
  panel.post('/faults', async (context) => {
    const scripts = faultScripts.safeParse(await context.req.json().catch(() => null));
    if (!scripts.success)
      return complain(`No such fault: ${JSON.stringify(scripts.error.issues[0]?.path)} does not fit.`);
    faults.add(...[scripts.data].flat());
    return context.json(faults.scripted);
  });
  panel.delete('/faults', (context) => {
    faults.clear();
    return context.json([]);
  });

  panel.get('/calls.json', (context) => context.json(journal.entries));
  panel.delete('/calls.json', (context) => {
    journal.clear();
    return context.json([]);
  });

  // Advances the service's clock, so that OTPs, trials and activation codes expire at once.
  panel.post('/clock', async (context) => {
    const wanted = clockShape.safeParse(await context.req.json().catch(() => null));
    if (!wanted.success) return complain('{"aheadMs": <number>} says how far the clock is ahead.');
    world.clockAheadMs = wanted.data.aheadMs;
    onChange(world);
    return context.json({ now: new Date(service.now()).toISOString() });
  });

  // Changes prices between a quote and its payment (PAY-34).
  panel.post('/prices', async (context) => {
    const wanted = priceShape.safeParse(await context.req.json().catch(() => null));
    if (!wanted.success) return complain('{"percent": <number>} says what the price list is multiplied with.');
    world.pricePercent = wanted.data.percent;
    onChange(world);
    return context.json({ percent: world.pricePercent });
  });

  panel.post('/revoke', async (context) => {
    const wanted = userShape.safeParse(await context.req.json().catch(() => null));
    const user = wanted.success ? userByIdentifier(world, wanted.data.user) : undefined;
    if (!user) return complain('{"user": <e-mail or mobile number>} says whose logins end.');
    await revokeLogins(world, user);
    onChange(world);
    return context.json({ revoked: user.email });
  });

  panel.post('/reset', (context) => {
    world.clockAheadMs = 0;
    Object.assign(world, seedWorld({ now: service.now(), random: service.random }));
    faults.clear();
    journal.clear();
    onChange(world);
    return context.json({ users: world.users.length });
  });

  return panel;
}
