import { html } from 'hono/html';
import type { Markup } from './page.ts';
import { page } from './page.ts';
import type { OutboxMessage } from '../domain/world.ts';

/** Every e-mail and SMS that the sandbox "sent", newest first, with copyable codes. */
export function outboxPage(messages: readonly OutboxMessage[], basePath: string): Markup {
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
