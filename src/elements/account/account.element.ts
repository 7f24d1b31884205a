import { defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const accountAttributes = {
  tab: { kind: 'enum', choices: ['personal', 'orders', 'billing'], default: 'personal' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The account: personal details, order history and billing. CON-2.7, CON-4 Account. */
export const account = defineElement({
  tag: 'dict-account',
  attributes: accountAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { account: 'Account' },
  routes: [{ path: '/account', page: 'account', attributes: attributesOfVisit }],
  view: () => import('./Account.tsx'),
});

export const docs: DocsOf<typeof account> = {
  description:
    "Shows and edits the user's own account: personal details, password, order history, billing details, deletion.",
  attributes: { tab: 'The tab that is shown first; order history and billing only where the user has them.' },
};

function attributesOfVisit({ query }: Visit): Readonly<Record<string, string>> {
  const tab = query.get('tab') ?? '';
  return { tab: accountAttributes.tab.choices.find((choice) => choice === tab) ?? accountAttributes.tab.default };
}
