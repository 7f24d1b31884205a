import { html } from 'hono/html';
import { phoneCodeOfCountry } from '../domain/countries.ts';
import type { Markup } from './page.ts';
import { page } from './page.ts';
import { promos } from '../domain/pricing.ts';
import type { DocumentedUser } from '../seed/documented-users.ts';
import { activationCode, documentedUsers, inviteCode, paymentLinkIds, seedPassword } from '../seed/documented-users.ts';

/** The start page: accounts to log in with, and links to try. */
export function indexPage(basePath: string): Markup {
  return page(
    basePath,
    'Start here',
    html`<p>
        A stand-in of the service, with fictional users and organisations. Log in to the <a href="/">console</a> as one
        of them, or sign up as somebody new: the code that would be sent stands in the
        <a href="${basePath}/sandbox/outbox">outbox</a>. The password of all of them is
        <code>${seedPassword}</code>
      </p>
      <h2 id="users">Users</h2>
      <div class="table" role="region" aria-labelledby="users" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">E-mail or mobile number</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            ${documentedUsers.map(userRow)}
          </tbody>
        </table>
      </div>
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
      ${user.mobile ? html`<br /><code>${phoneCodeOfCountry(user.countryId)} ${user.mobile}</code>` : ''}
    </td>
    <td>${user.isFor}</td>
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
