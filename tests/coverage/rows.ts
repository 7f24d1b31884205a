import type { Row } from './row.ts';
import { rows as access1 } from './rows/access-1-product.ts';
import { rows as access2 } from './rows/access-2-screens.ts';
import { rows as access3 } from './rows/access-3-entities.ts';
import { rows as access4 } from './rows/access-4-transitions.ts';
import { rows as access5 } from './rows/access-5-rules.ts';
import { rows as access6 } from './rows/access-6-roles.ts';
import { rows as access7 } from './rows/access-7-calls.ts';
import { rows as access8 } from './rows/access-8-errors.ts';
import { rows as access9 } from './rows/access-9-limits.ts';
import { rows as console1 } from './rows/console-1-product.ts';
import { rows as console21 } from './rows/console-2-1-routes.ts';
import { rows as console22 } from './rows/console-2-2-navigation.ts';
import { rows as console23 } from './rows/console-2-3-subscriptions.ts';
import { rows as console24 } from './rows/console-2-4-seats.ts';
import { rows as console25 } from './rows/console-2-5-organizations.ts';
import { rows as console26 } from './rows/console-2-6-installation.ts';
import { rows as console27 } from './rows/console-2-7-account.ts';
import { rows as console28 } from './rows/console-2-8-contact.ts';
import { rows as console29 } from './rows/console-2-9-checkout.ts';
import { rows as console210 } from './rows/console-2-10-payments.ts';
import { rows as console211 } from './rows/console-2-11-to-14.ts';
import { rows as console215 } from './rows/console-2-15-callback.ts';
import { rows as console3 } from './rows/console-3-entities.ts';
import { rows as console4lists } from './rows/console-4-lists.ts';
import { rows as console4account } from './rows/console-4-account.ts';
import { rows as console4checkout } from './rows/console-4-checkout.ts';
import { rows as console5 } from './rows/console-5-rules.ts';
import { rows as console6 } from './rows/console-6-roles.ts';
import { rows as console7 } from './rows/console-7-calls.ts';
import { rows as console8 } from './rows/console-8-errors.ts';
import { rows as console9 } from './rows/console-9-limits.ts';
import { rows as decisions } from './rows/decisions.ts';

/** What the documents say, in their order. */
export const specification: readonly Row[] = [
  ...access1,
  ...access2,
  ...access3,
  ...access4,
  ...access5,
  ...access6,
  ...access7,
  ...access8,
  ...access9,
  ...console1,
  ...console21,
  ...console22,
  ...console23,
  ...console24,
  ...console25,
  ...console26,
  ...console27,
  ...console28,
  ...console29,
  ...console210,
  ...console211,
  ...console215,
  ...console3,
  ...console4lists,
  ...console4account,
  ...console4checkout,
  ...console5,
  ...console6,
  ...console7,
  ...console8,
  ...console9,
  ...decisions,
];
