/** Menu items in their order; each name is the item's path (CON-2.2). */
export const itemNames = [
  'organizations',
  'subscription',
  'installation',
  'account',
  'referearn',
  'contactus',
] as const;
