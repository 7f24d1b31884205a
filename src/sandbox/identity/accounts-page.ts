import { html } from 'hono/html';
import { page, type Markup } from '../pages/page.ts';
import { documentedUsers, type DocumentedUser } from '../seed/documented-users.ts';

/** The account chooser. Each account is its own form, so the page works without scripts. */
export function accountsPage(basePath: string, action: string): Markup {
  return page(
    basePath,
    'Pick an account',
    html`<p>The sandbox's stand-in of Microsoft. It signs real tokens, for these accounts and for any other e-mail.</p>
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
      <form class="choice" method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>`,
  );
}

const accountItem = (action: string, { fullName, email, isFor }: DocumentedUser) =>
  html`<li class="card">
    <form class="choice" method="post" action="${action}">
      <button name="account" value="${email}">${fullName}</button>
      <code>${email}</code>
      <span class="quiet">${isFor}</span>
    </form>
  </li>`;

/** Shown for a request from an unknown client. */
export const strangerPage = (basePath: string, why: string): Markup =>
  page(basePath, 'This sign-in can’t go on', html`<p>${why}</p>`);
