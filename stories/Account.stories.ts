import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { text } from '../src/elements/account/account.text.ts';
import { appears, fill, press, rootOf } from './act.ts';
import { answered, refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Account',
  component: 'dict-account',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Personal: StoryObj = {};

export const NotABuyer: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };

export const Loading = unanswered('getUserDetail');

export const NotLoaded = refused('*');

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const PromotionsRefused = refused('saveUserSettings', {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    root.querySelector<HTMLInputElement>('[name="promotions"]')?.click();
    await appears(() => root.querySelector('.d-notice'));
  },
});

export const EditFullName: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    press(root, text('edit'));
    fill(await dialogIn(root), 'fullName', '');
    submit(root);
  },
};

export const ChangePassword: StoryObj = {
  play: async ({ canvasElement }) => {
    await openPassword(await accountIn(canvasElement));
  },
};

export const ChangePasswordErrors: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    const dialog = await openPassword(root);
    fill(dialog, 'existing', 'Sandbox2026');
    fill(dialog, 'wanted', 'Sandbox2026');
    submit(root);
  },
};

export const ChangePasswordRefused = refused('changePassword', {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    const dialog = await openPassword(root);
    fill(dialog, 'existing', 'Sandbox2026');
    fill(dialog, 'wanted', 'Renewed2026');
    fill(dialog, 'confirmation', 'Renewed2026');
    submit(root);
    await appears(() => dialog.querySelector('.d-notice'));
  },
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
  play: async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, 'dict-account');
    await appears(() => root.querySelector('.d-card-top .d-button'));
    press(root, text('editDetails'));
    await appears(() => root.querySelector('[role="combobox"]'));
  },
};

export const DeleteAccount: StoryObj = {
  play: async ({ canvasElement }) => {
    await openDeletion(await accountIn(canvasElement));
  },
};

export const DeleteAccountFailed = refused('deleteAccount', {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    const dialog = await openDeletion(root);
    press(dialog, text('deleteAccount'));
    await appears(() => (dialog.isConnected ? null : root.querySelector('dialog[open]')));
  },
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

async function accountIn(canvas: HTMLElement): Promise<Root> {
  const root = await rootOf(canvas, 'dict-account');
  await appears(() => root.querySelector('dl'));
  return root;
}

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
