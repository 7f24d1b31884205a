import { Hono } from 'hono';
import * as z from 'zod/mini';
import { faultShape } from '../service/faults.ts';
import type { Faults } from '../service/fault.ts';
import type { Service } from '../domain/service.ts';
import { errorResponse } from '../service/http.ts';
import type { Journal } from '../service/journal.ts';
import { revokeLogins } from '../domain/logins.ts';
import { control } from '../service/request-guards.ts';
import { pageStyle, type Markup, page, table } from './page.ts';
import { seatCsvTemplate } from '../domain/seat-csv.ts';
import { seedWorld } from '../seed/seed.ts';
import { phoneCodeOf, userByIdentifier } from '../domain/users.ts';
import type { OutboxMessage } from '../domain/world.ts';
import { html } from 'hono/html';
import { promos } from '../domain/purchase.ts';
import {
  type DocumentedUser,
  activationCode,
  documentedUsers,
  inviteCode,
  paymentLinkIds,
  seedPassword,
} from '../seed/documented-users.ts';

const faultScripts = z.union([z.array(faultShape), faultShape]);
const clockShape = z.object({ aheadMs: z.number() });
const priceShape = z.object({ percent: z.number().check(z.gt(0)) });
const userShape = z.object({ user: z.string() });

export function controlPanel(service: Service, faults: Faults, journal: Journal): Hono {
  const { world, basePath } = service;
  const panel = new Hono();

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

  panel.get('/faults', (context) => context.json(faults.scripted));
  panel.post('/faults', async (context) => {
    const scripts = faultScripts.safeParse(await context.req.json().catch(() => null));
    if (!scripts.success)
      return errorResponse(`No such fault: ${JSON.stringify(scripts.error.issues[0]?.path)} does not fit.`);
    faults.add(...[scripts.data].flat());
    return context.json(faults.scripted);
  });
  panel.delete('/faults', (context) => {
    faults.clear();
    return context.json([]);
  });

  panel.post(
    '/clock',
    control(clockShape, '{"aheadMs": <number>} says how far the clock is ahead.', ({ aheadMs }) => {
      world.clockAheadMs = aheadMs;
      return { now: new Date(service.now()).toISOString() };
    }),
  );

  panel.post(
    '/prices',
    control(priceShape, '{"percent": <number>} says what the price list is multiplied with.', ({ percent }) => {
      world.pricePercent = percent;
      return { percent };
    }),
  );

  panel.post(
    '/revoke',
    control(userShape, '{"user": <email or mobile number>} says whose logins end.', async ({ user: name }) => {
      const user = userByIdentifier(world, name);
      if (!user) return null;
      await revokeLogins(world, user);
      return { revoked: user.email };
    }),
  );

  panel.post('/reset', (context) => {
    world.clockAheadMs = 0;
    Object.assign(world, seedWorld({ now: service.now(), random: service.random }));
    faults.clear();
    journal.clear();
    return context.json({ users: world.users.length });
  });

  return panel;
}

function indexPage(basePath: string): Markup {
  return page(
    basePath,
    'Start here',
    html`<p>
        A stand-in for the service, with fictional users and organizations. Log in to the <a href="/">console</a> as one
        of them, or sign up as somebody new: the code is in the <a href="${basePath}/sandbox/outbox">outbox</a>. The
        password of all of them is
        <code>${seedPassword}</code>
      </p>
      <h2 id="users">Users</h2>
      ${table('users', ['Who', 'Email or mobile number', 'What for'], documentedUsers.map(userRow))}
      <h2>Promo codes</h2>
      <p>${promos.map(({ code }) => html`<code>${code}</code> `)}</p>
      <h2>Links to try</h2>
      <ul>
        ${links.map(({ path, does }) => html`<li class="card"><a href="${path}">${path}</a><br /><span class="quiet">${does}</span></li>`)}
      </ul>`,
  );
}

const userRow = (user: DocumentedUser) =>
  html`<tr>
    <th scope="row">${user.fullName}</th>
    <td>
      <code>${user.email}</code>
      ${user.mobile ? html`<br /><code>${phoneCodeOf(user)} ${user.mobile}</code>` : ''}
    </td>
    <td>${user.purpose}</td>
  </tr>`;

const links = [
  { path: '/user/signup/dictation', does: 'Sign up for dictation' },
  { path: '/user/signup/voice-services', does: 'Sign up for voice services' },
  { path: `/Invite?rc=${inviteCode}`, does: 'Sign up by an invitation' },
  { path: `/activate/${activationCode}`, does: 'Set the first password of invited@example.com (works once)' },
  { path: `/payment/${paymentLinkIds.unpaid}`, does: 'A payment link, paid on the card page' },
  { path: `/payment/${paymentLinkIds.unpaidWidget}`, does: 'A payment link, paid in the card widget' },
  { path: `/payment/${paymentLinkIds.inProgress}`, does: 'A payment link whose payment is being processed' },
  { path: `/payment/${paymentLinkIds.paid}`, does: 'A payment link that was paid' },
  { path: `/payment/${paymentLinkIds.expired}`, does: 'A payment link that has expired' },
];

function outboxPage(messages: readonly OutboxMessage[], basePath: string): Markup {
  return page(
    basePath,
    'Outbox',
    html`<p>
        What the service would have sent. Nothing leaves this machine.
        <a href="${basePath}/sandbox/outbox">Look again</a>, or read it as
        <a href="${basePath}/sandbox/outbox.json">JSON</a>.
      </p>
      ${
        messages.length === 0
          ? nothingYet
          : html`<ul>
              ${messages.toReversed().map(messageItem)}
            </ul>`
      }`,
  );
}

const nothingYet = html`<div class="card empty">
  Nothing was sent yet. Sign up or ask for a new password, then look again.
</div>`;

const messageItem = (message: OutboxMessage) =>
  html`<li class="card message">
    <h2>${message.subject}</h2>
    ${message.otp === null ? '' : html`<span class="code" aria-label="Code">${message.otp}</span>`}
    <p>${message.text}</p>
    <span class="quiet">${message.channel} to ${message.to}, ${timeOf(message)}</span>
  </li>`;

const timeOf = (message: OutboxMessage) => `${new Date(message.at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
