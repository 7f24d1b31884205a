import { accountHandlers } from './calls/account.ts';
import { billingHandlers } from './calls/billing.ts';
import { checkoutHandlers } from './calls/checkout.ts';
import { installationHandlers } from './calls/installation.ts';
import { loginHandlers } from './calls/login.ts';
import { orderHandlers } from './calls/orders.ts';
import { organizationHandlers } from './calls/organizations.ts';
import { passwordHandlers } from './calls/passwords.ts';
import { paymentLinkHandlers } from './calls/payment-links.ts';
import { paymentHandlers } from './calls/payments.ts';
import { referenceHandlers } from './calls/reference.ts';
import { seatAssignmentHandlers } from './calls/seat-assignment.ts';
import { seatCsvHandlers } from './calls/seat-csv.ts';
import { seatListHandlers } from './calls/seat-list.ts';
import { sessionHandlers } from './calls/session.ts';
import { signupHandlers } from './calls/signup.ts';
import { subscriptionListHandlers } from './calls/subscription-list.ts';
import { supportHandlers } from './calls/support.ts';
import { trialHandlers } from './calls/trial.ts';
import type { Handlers } from './handler.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...billingHandlers,
  ...checkoutHandlers,
  ...installationHandlers,
  ...loginHandlers,
  ...orderHandlers,
  ...organizationHandlers,
  ...passwordHandlers,
  ...paymentLinkHandlers,
  ...paymentHandlers,
  ...referenceHandlers,
  ...seatAssignmentHandlers,
  ...seatCsvHandlers,
  ...seatListHandlers,
  ...sessionHandlers,
  ...signupHandlers,
  ...subscriptionListHandlers,
  ...supportHandlers,
  ...trialHandlers,
};
