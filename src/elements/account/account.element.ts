import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const accountAttributes = {
  tab: {
    kind: 'choice',
    choices: ['personal', 'orders', 'billing'],
    default: 'personal',
    says: 'The tab that is shown first; order history and billing only where the user has them.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Personal details, order history, billing details, and the account's end. console.md sections 2.7 and 4, "Account". */
export const account = defineElement({
  tag: 'dict-account',
  says: "Shows and edits the user's own account: personal details, password, order history, billing details, deletion.",
  attributes: accountAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '560px',
  routes: [{ path: '/account', page: 'Account', guard: 'signed-in', attributes: attributesOfVisit }],
  view: () => import('./Account.tsx'),
});

function attributesOfVisit({ query }: Visit): Readonly<Record<string, string>> {
  const tab = query.get('tab') ?? '';
  return { tab: accountAttributes.tab.choices.find((choice) => choice === tab) ?? accountAttributes.tab.default };
}
