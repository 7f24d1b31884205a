import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML of a page; the `html` tag escapes every inserted value (SEC-01). */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The layout of every page of the sandbox. */
export function page(basePath: string, title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${basePath}/sandbox/sandbox.css" />
      </head>
      <body>
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
      </body>
    </html>`;
}
