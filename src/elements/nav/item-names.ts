/** The items of the navigation, in their order; each name is its path (CON-2.2). */
export const itemNames = [
  'organizations',
  'subscription',
  'installation',
  'account',
  'referearn',
  'contactus',
] as const;
