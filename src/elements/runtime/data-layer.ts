import { config } from '../../core/config/config.ts';
import type { DictEventMap } from '../../core/page/events.ts';
import { pageSingleton } from '../../core/page/singletons.ts';

/* Pushes events into the page's `dataLayer`, which tag managers read. Loaded only if the configuration asks for it. */

type Reported = {
  readonly [Name in keyof DictEventMap]?: readonly (keyof DictEventMap[Name]['detail'])[];
};

// The fields that are pushed. A `dict-error`'s `message` and `path` are not: they may contain the service's words or typed ones.
const reported = {
  'dict-step': ['flow', 'step'],
  'dict-session': ['status', 'reason'],
  'dict-payment': ['status', 'orderId', 'providerOrderId'],
  'dict-error': ['code', 'call'],
} as const satisfies Reported;

const noFields = Object.fromEntries(
  Object.values(reported).flatMap((fields) => fields.map((field) => [field, undefined])),
);

/** Listens once per page, however many copies of the library it has. */
export const reportToDataLayer = (): void => pageSingleton('data-layer', listen);

function listen(): void {
  for (const [name, fields] of Object.entries(reported))
    document.addEventListener(name, ({ detail }: CustomEventInit<Readonly<Record<string, unknown>>>) => {
      // Read for each event, because a page may unset `analytics` when a visitor withdraws consent.
      if (config().analytics === '') return;
      // Tag managers keep the fields of earlier entries, so each entry unsets the fields of other events.
      const entry: Record<string, unknown> = { event: name, ...noFields };
      for (const field of fields) entry[field] = idOrCode(detail?.[field]);
      const page = window as { dataLayer?: unknown };
      if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
      (page.dataLayer as object[]).push(entry);
    });
}

/** An error's code and an order's id are the service's words: anything but an id is left out, such as an e-mail address. */
const idOrCode = (value: unknown): string => (typeof value === 'string' && /^[\w.:-]{0,80}$/.test(value) ? value : '');
