/** The menu items; each name is the item's path without the slash (CON-2.2). */
export const navItems = ['organizations', 'subscription', 'installation', 'account', 'referearn', 'contactus'] as const;

export type ActiveItem = 'none' | (typeof navItems)[number];

export interface NavItem {
  readonly name: Exclude<ActiveItem, 'none'>;
  readonly isDisabled: boolean;
}

/** The part of a session that the menu needs. Not `Session`, whose types would need other packages: this file is public. */
interface Visitor {
  readonly referral: { readonly hasEligibleSubscription: boolean };
}

export function itemsFor({ referral }: Visitor, isAdmin: boolean): NavItem[] {
  const always = (name: NavItem['name']): NavItem => ({ name, isDisabled: false });
  const organizations = { name: 'organizations', isDisabled: !isAdmin } as const;
  return [
    ...(isAdmin ? [organizations] : []),
    always('subscription'),
    always('installation'),
    always('account'),
    ...(referral.hasEligibleSubscription ? [always('referearn')] : []),
    always('contactus'),
    ...(isAdmin ? [] : [organizations]),
  ];
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...word!][0]?.toUpperCase() ?? '').join('');
}

export const homeOf = (isAdmin: boolean) => (isAdmin ? '/organizations' : '/subscription');
