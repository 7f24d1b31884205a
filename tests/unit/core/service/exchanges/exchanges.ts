import type { Exchanges } from './exchange.ts';
import { accessExchanges } from './access.ts';
import { accountExchanges } from './account.ts';
import { consoleExchanges } from './console.ts';
import { paymentsExchanges } from './payments.ts';
import { signupExchanges } from './signup.ts';

/** An exchange for every call. */
export const exchanges: Exchanges = {
  ...accessExchanges,
  ...accountExchanges,
  ...consoleExchanges,
  ...paymentsExchanges,
  ...signupExchanges,
};
