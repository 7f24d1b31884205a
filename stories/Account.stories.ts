import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/account/account.text.ts';
import { appears, fill, playIn, press } from './act.ts';
import { answered, refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Account',
  component: 'dict-account',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

const inAccount = playIn('dict-account', 'dl');

export const Personal: StoryObj = {};

export const NotABuyer: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };

export const Loading = unanswered('getUserDetail');

export const NotLoaded = refused('*');

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const PromotionsRefused = refused('saveUserSettings', {
  play: inAccount((root) => root.querySelector<HTMLInputElement>('[name="promotions"]')?.click(), '.d-notice'),
});

export const EditFullName: StoryObj = {
  play: inAccount(async (root) => {
    press(root, text('edit'));
    fill(await dialogIn(root), 'fullName', '');
    submit(root);
  }),
};

export const ChangePassword: StoryObj = {
  play: inAccount(openPassword),
};

export const ChangePasswordErrors: StoryObj = {
  play: inAccount(async (root) => {
    const dialog = await openPassword(root);
    fill(dialog, 'existing', 'Sandbox2026');
    fill(dialog, 'wanted', 'Sandbox2026');
    submit(root);
  }),
};

export const ChangePasswordRefused = refused('changePassword', {
  play: inAccount(async (root) => {
    const dialog = await openPassword(root);
    fill(dialog, 'existing', 'Sandbox2026');
    fill(dialog, 'wanted', 'Renewed2026');
    fill(dialog, 'confirmation', 'Renewed2026');
    submit(root);
    await appears(() => dialog.querySelector('.d-notice'));
  }),
});

export const Orders: StoryObj = { args: { tab: 'orders' } };

export const OrdersEmpty = answered('orderHistory', { TotalCount: 0, ListOfPurchase: [] }, Orders, { skip: 1 });

export const OrdersLoading = unanswered('orderHistory', Orders, { skip: 1 });

export const OrdersNotLoaded = refused('orderHistory', Orders, { skip: 1 });

export const Billing: StoryObj = { args: { tab: 'billing' } };

export const BillingNone: StoryObj = {
  args: { tab: 'billing' },
  parameters: { signedInAs: 'retail.uk@example.com' },
};

export const BillingEdit: StoryObj = {
  args: { tab: 'billing' },
  play: playIn('dict-account')(async (root) => {
    await appears(() => root.querySelector('.d-card-top .d-button'));
    press(root, text('editDetails'));
  }, '[role="combobox"]'),
};

export const DeleteAccount: StoryObj = {
  play: inAccount(openDeletion),
};

export const DeleteAccountFailed = refused('deleteAccount', {
  play: inAccount(async (root) => {
    const dialog = await openDeletion(root);
    press(dialog, text('deleteAccount'));
    await appears(() => (dialog.isConnected ? null : root.querySelector('dialog[open]')));
  }),
});

const longName: StoryObj = {
  beforeEach: ({ sandbox }) => {
    const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com');
    if (user) user.fullName = 'Dr. med. Maximiliane von Musterhausen-Platzhalterberg';
  },
};

export const Narrow = narrow();
export const NarrowOrders = narrow(Orders);
export const Dark = dark();
export const RightToLeft = rightToLeft(longName);
export const LongTexts = longTexts(longName);
export const LongTextsOfOrders = longTexts(Orders);
export const LongTextsOfBilling = longTexts(Billing);
export const LongTextsOfPassword = longTexts(ChangePassword);
export const LongTextsOfDeletion = longTexts(rightToLeft(DeleteAccount));

type Root = ShadowRoot | HTMLElement;

const dialogIn = (root: Root) => appears(() => root.querySelector<HTMLElement>('dialog[open]'));

const submit = (root: Root) => root.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();

function openPassword(root: Root): Promise<HTMLElement> {
  press(root, text('changePassword'));
  return dialogIn(root);
}

function openDeletion(root: Root): Promise<HTMLElement> {
  root.querySelector<HTMLElement>('[role="menuitem"]')?.click();
  return dialogIn(root);
}
