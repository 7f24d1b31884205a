import type { Route, Visit } from '../runtime/element.ts';
import { accountAttributes } from './account.element.ts';

/** The addresses of this element in the console. */
export const routes: readonly Route[] = [{ path: '/account', page: 'account', attributes: attributesOfVisit }];

function attributesOfVisit({ query }: Visit): Readonly<Record<string, string>> {
  const tab = query.get('tab') ?? '';
  return { tab: accountAttributes.tab.choices.find((choice) => choice === tab) ?? accountAttributes.tab.default };
}
