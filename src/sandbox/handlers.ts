import { accountHandlers } from './calls/account.ts';
import { billingHandlers } from './calls/billing.ts';
import { installationHandlers } from './calls/installation.ts';
import { loginHandlers } from './calls/login.ts';
import { orderHandlers } from './calls/orders.ts';
import { organisationHandlers } from './calls/organisations.ts';
import { passwordHandlers } from './calls/passwords.ts';
import { referenceHandlers } from './calls/reference.ts';
import { sessionHandlers } from './calls/session.ts';
import { signupHandlers } from './calls/signup.ts';
import { subscriptionListHandlers } from './calls/subscription-list.ts';
import { supportHandlers } from './calls/support.ts';
import { trialHandlers } from './calls/trial.ts';
import type { Handlers } from './handler.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...billingHandlers,
  ...installationHandlers,
  ...loginHandlers,
  ...orderHandlers,
  ...organisationHandlers,
  ...passwordHandlers,
  ...referenceHandlers,
  ...sessionHandlers,
  ...signupHandlers,
  ...subscriptionListHandlers,
  ...supportHandlers,
  ...trialHandlers,
};
