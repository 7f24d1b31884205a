import type { User } from '../domain/world.ts';

export const seedPassword = 'Sandbox2026';

// Hashed in advance to save time. A test checks that it matches `seedPassword`.
export const seedPasswordHash =
  'pbkdf2-sha256$25000$c2FuZGJveC1zZWVkLTAxIQ==$gzgh0OehpUNa2VRJvmi5/61dIvmkSz60QgAMDt0Lsuk=';

export const activationCode = 'SANDBOX-ACTIVATION-2026';
export const expiredActivationCode = 'SANDBOX-ACTIVATION-2020';
export const inviteCode = 'INVITE2026';
export const paymentLinkIds = {
  unpaid: 'SANDBOX-LINK-UNPAID',
  unpaidWidget: 'SANDBOX-LINK-UNPAID-INR',
  inProgress: 'SANDBOX-LINK-IN-PROGRESS',
  paid: 'SANDBOX-LINK-PAID',
  expired: 'SANDBOX-LINK-EXPIRED',
} as const;

export interface DocumentedUser extends Pick<User, 'fullName' | 'email' | 'mobile' | 'countryId'> {
  readonly key: string;
  readonly purpose: string;
}

/** Phone numbers are from ranges reserved for fiction. India has no such range: users there have no number. */
export const documentedUsers = [
  {
    key: 'retail',
    fullName: 'Ina Example',
    email: 'retail@example.com',
    mobile: '',
    countryId: 1,
    purpose: 'Retail in India: purchases, order history, billing address, pays with the card widget',
  },
  {
    key: 'retailAbroad',
    fullName: 'Rhys Sample',
    email: 'retail.uk@example.com',
    mobile: '7700900102',
    countryId: 2,
    purpose: 'Retail in the United Kingdom: no billing address yet, pays on the hosted card page',
  },
  {
    key: 'newcomer',
    fullName: 'Nora Blank',
    email: 'new@example.com',
    mobile: '2025550103',
    countryId: 3,
    purpose: 'Retail without any subscription',
  },
  {
    key: 'enterprise',
    fullName: 'Otto Muster',
    email: 'enterprise@example.com',
    mobile: '1713920004',
    countryId: 4,
    purpose: 'Enterprise: one organization, a subscription of 120 seats, an account manager',
  },
  {
    key: 'admin',
    fullName: 'Mara Specimen',
    email: 'admin@example.com',
    mobile: '2025550105',
    countryId: 3,
    purpose: 'Administrator of 41 organizations, one with 240 subscriptions',
  },
  {
    key: 'twoFactor',
    fullName: 'Tova Double',
    email: 'twofactor@example.com',
    mobile: '2025550106',
    countryId: 3,
    purpose: 'Two-factor login: the code is in the outbox',
  },
  {
    key: 'expired',
    fullName: 'Ezra Former',
    email: 'expired@example.com',
    mobile: '2025550107',
    countryId: 3,
    purpose: 'The password has expired',
  },
  {
    key: 'referral',
    fullName: 'Remy Friend',
    email: 'referral@example.com',
    mobile: '491570156',
    countryId: 5,
    purpose: 'Came by an invitation: linked referral, active referral subscription',
  },
  {
    key: 'noAccess',
    fullName: 'Noel Closed',
    email: 'noaccess@example.com',
    mobile: '2025550108',
    countryId: 3,
    purpose: 'No access to subscriptions (mccckd36)',
  },
  {
    key: 'voice',
    fullName: 'Vera Coder',
    email: 'voice@example.com',
    mobile: '2025550109',
    countryId: 3,
    purpose: 'Voice services: a speech-API subscription whose seats carry tags',
  },
  {
    key: 'assigned',
    fullName: 'Ada Seat',
    email: 'assigned@example.com',
    mobile: '2025550110',
    countryId: 3,
    purpose: 'Only seats that others assigned',
  },
  {
    key: 'invited',
    fullName: 'Ivo Pending',
    email: 'invited@example.com',
    mobile: '',
    countryId: 4,
    purpose: `No password yet: /activate/${activationCode} sets one`,
  },
] as const satisfies readonly DocumentedUser[];

export type DocumentedUserKey = (typeof documentedUsers)[number]['key'];
