import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { tokens } from './tokens.made.ts';

/** HTML text made by the `html` tag, which escapes every inserted value (SEC-01). */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const page = (basePath: string, title: string, content: Markup): Markup =>
  documentOf(
    basePath,
    `${title} - Sandbox`,
    html`<body>
      <header>
        <strong>Sandbox</strong>
        <nav aria-label="Sandbox">
          <a href="${basePath}/sandbox">Start</a>
          <a href="${basePath}/sandbox/outbox">Outbox</a>
          <a href="${basePath}/sandbox/payments">Payments</a>
          <a href="/landing.html">Demo page</a>
          <a href="/">Console</a>
        </nav>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>`,
  );

export const table = (headingId: string, columns: readonly string[], rows: readonly Markup[]): Markup =>
  html`<div class="table" role="region" aria-labelledby="${headingId}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

export const documentOf = (basePath: string, title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${basePath}/sandbox/sandbox.css" />
      </head>
      ${body}
    </html>`;

export const pageStyle = `
${tokens}
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--d-sunken); color: var(--d-text); font: 400 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px max(16px, calc(50% - 480px)); background: var(--d-surface); border-block-end: 1px solid var(--d-line); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 14px; }
nav a { padding-block: 4px; }
main { max-width: 992px; margin-inline: auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 25px; font-weight: 650; line-height: 1.2; }
h2 { margin: 40px 0 12px; font-size: 20px; font-weight: 650; line-height: 1.2; }
p { max-width: 65ch; margin: 0 0 16px; color: var(--d-quiet); }
a { color: var(--d-accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--d-accent); outline-offset: 2px; border-radius: 4px; }
code { font: 500 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.card { background: var(--d-raised); border: 1px solid var(--d-line); border-radius: 10px; padding: 16px; }
.message { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; }
.message h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
.message p { margin: 0; color: var(--d-text); overflow-wrap: anywhere; white-space: pre-line; }
.message .quiet { grid-column: 1 / -1; }
.quiet { color: var(--d-quiet); font-size: 14px; }
.code { align-self: center; grid-row: 1 / span 2; grid-column: 2; padding: 4px 12px; border-radius: 8px; background: var(--d-accent-tint); color: var(--d-accent); font: 650 20px/1.5 ui-monospace, monospace; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; user-select: all; }
.empty { padding: 48px 16px; text-align: center; color: var(--d-quiet); }
.table { overflow-x: auto; background: var(--d-raised); border: 1px solid var(--d-line); border-radius: 10px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 12px 16px; text-align: start; vertical-align: top; border-block-start: 1px solid var(--d-line); }
thead th { border-block-start: 0; color: var(--d-quiet); font-weight: 500; }
tbody th { font-weight: 500; }
td code { white-space: nowrap; }
.choices { display: grid; gap: 8px; max-width: 420px; }
form.choice { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
form.choice .quiet { flex-basis: 100%; }
form.choice input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--d-strong-line); border-radius: 8px; background: var(--d-surface); color: var(--d-text); font: inherit; }
form.choice label { font-weight: 500; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--d-strong-line); border-radius: 8px; background: var(--d-raised); color: var(--d-text); font: inherit; cursor: pointer; }
button:first-of-type { border-color: var(--d-accent); background: var(--d-fill); color: var(--d-on-accent); font-weight: 500; }
button:focus-visible { outline: 2px solid var(--d-accent); outline-offset: 2px; }
.frame { min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--d-backdrop); }
.frame main { inline-size: min(100%, 420px); margin: 0; }
@media (max-width: 480px) {
  thead { position: absolute; clip-path: inset(50%); }
  tbody tr { display: block; padding: 12px 0; border-block-start: 1px solid var(--d-line); }
  tbody tr:first-child { border-block-start: 0; }
  th, td { display: block; padding: 4px 16px; border: 0; }
  .message { grid-template-columns: 1fr; }
  .code { grid-row: auto; grid-column: 1; justify-self: start; }
}
`;
