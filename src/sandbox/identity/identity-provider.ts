import { Hono, type Context } from 'hono';
import { documentedUsers, type DocumentedUser } from '../seed/documented-users.ts';
import type { Service } from '../domain/service.ts';
import { answerAddress, readAuthorizeRequest, type AuthorizeRequest } from './client.ts';
import { signIdToken } from './id-token.ts';
import { descriptionOf, isRefusal, refusals } from './refusals.ts';
import { html } from 'hono/html';
import { page, type Markup } from '../pages/page.ts';

export function identityProvider(service: Service): Hono {
  const { basePath } = service;
  const root = `${basePath}/sandbox/identity`;
  const app = new Hono();

  app.on(['GET', 'POST'], '/authorize', async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const asked = readAuthorizeRequest(searchParams, context.req.url);
    if (asked.at === 'stranger') {
      return context.html(page(basePath, 'This sign-in can’t go on', html`<p>${asked.why}</p>`), 400);
    }
    if (asked.at === 'refused') return refuse(context, asked.request, asked.error, asked.why);
    if (context.req.method === 'GET') return context.html(accountsPage(basePath, `${root}/authorize${search}`));
    const form = await context.req.formData();
    const code = form.get('refusal');
    if (isRefusal(code)) return refuse(context, asked.request, refusals[code].error, descriptionOf(code));
    const email = form.get('account');
    if (typeof email !== 'string' || form.has('cancel')) {
      return refuse(context, asked.request, 'access_denied', 'The user cancelled the sign-in.');
    }
    const known = documentedUsers.find((user) => user.email === email);
    const token = await signIdToken(service, known ?? { email, fullName: email }, asked.request.nonce);
    return context.redirect(answerAddress(asked.request, { id_token: token }), 303);
  });

  return app;
}

const refuse = (context: Context, request: AuthorizeRequest, error: string, why: string) =>
  context.redirect(answerAddress(request, { error, error_description: why }), 303);

function accountsPage(basePath: string, action: string): Markup {
  return page(
    basePath,
    'Pick an account',
    html`<p>The sandbox's stand-in for Microsoft. It signs real tokens, for these accounts and for any other email.</p>
      <ul>
        ${documentedUsers.map((user) => accountItem(action, user))}
        <li class="card">
          <form class="choice" method="post" action="${action}">
            <label for="account">Another account</label>
            <input id="account" name="account" type="email" required autocomplete="off" value="nobody@example.com" />
            <button>Sign in</button>
          </form>
        </li>
      </ul>
      <form class="choice" method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>
      <h2>Errors of Microsoft</h2>
      <form class="choice" method="post" action="${action}">
        ${Object.entries(refusals).map(
          ([code, { does }]) => html`<button name="refusal" value="${code}">${does} (${code})</button>`,
        )}
      </form>`,
  );
}

const accountItem = (action: string, { fullName, email, purpose }: DocumentedUser) =>
  html`<li class="card">
    <form class="choice" method="post" action="${action}">
      <button name="account" value="${email}">${fullName}</button>
      <code>${email}</code>
      <span class="quiet">${purpose}</span>
    </form>
  </li>`;
