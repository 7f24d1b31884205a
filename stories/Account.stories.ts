import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config.ts';
import { appears, fill, rootOf } from './act.ts';

const refused = (message: string) => ({
  body: JSON.stringify({ Status: 1, Data: null, ErrorCode: 'X1', ErrorMessage: message }),
});
const forever = 3_600_000;

export default {
  title: 'Elements/Account',
  component: 'dict-account',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Personal: StoryObj = {};

export const NotABuyer: StoryObj = { parameters: { signedInAs: 'enterprise@example.com' } };

export const Loading: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'getUserDetail', delayMs: forever }),
};

export const NotLoaded: StoryObj = {
  beforeEach: ({ sandbox }) =>
    sandbox.faults.add({ call: '*', times: -1, ...refused('Your account could not be read.') }),
};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const PromotionsRefused: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'saveUserSettings', ...refused('Not allowed.') }),
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    root.querySelector<HTMLInputElement>('[name="promotions"]')?.click();
    await appears(() => root.querySelector('.d-notice'));
  },
};

export const EditFullName: StoryObj = {
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    press(root, 'Edit');
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

export const ChangePasswordRefused: StoryObj = {
  beforeEach: ({ sandbox }) =>
    sandbox.faults.add({ call: 'changePassword', ...refused('You have used this password before.') }),
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    const dialog = await openPassword(root);
    fill(dialog, 'existing', 'Sandbox2026');
    fill(dialog, 'wanted', 'Renewed2026');
    fill(dialog, 'confirmation', 'Renewed2026');
    submit(root);
    await appears(() => dialog.querySelector('.d-notice'));
  },
};

export const Orders: StoryObj = { args: { tab: 'orders' } };

export const OrdersEmpty: StoryObj = {
  args: { tab: 'orders' },
  beforeEach: ({ sandbox }) =>
    sandbox.faults.add({
      call: 'orderHistory',
      skip: 1,
      body: '{"Status":0,"Data":{"TotalCount":0,"ListOfPurchase":[]},"ErrorCode":null,"ErrorMessage":null}',
    }),
};

export const OrdersLoading: StoryObj = {
  args: { tab: 'orders' },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'orderHistory', skip: 1, delayMs: forever }),
};

export const OrdersNotLoaded: StoryObj = {
  args: { tab: 'orders' },
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'orderHistory', skip: 1, ...refused('Orders are resting.') }),
};

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
    press(root, 'Edit Details');
    await appears(() => root.querySelector('[role="combobox"]'));
  },
};

export const DeleteAccount: StoryObj = {
  play: async ({ canvasElement }) => {
    await openDeletion(await accountIn(canvasElement));
  },
};

export const DeleteAccountFailed: StoryObj = {
  beforeEach: ({ sandbox }) => sandbox.faults.add({ call: 'deleteAccount', ...refused('No.') }),
  play: async ({ canvasElement }) => {
    const root = await accountIn(canvasElement);
    const dialog = await openDeletion(root);
    press(dialog, 'Delete account');
    await appears(() => (dialog.isConnected ? null : root.querySelector('dialog[open]')));
  },
};

export const Narrow: StoryObj = { globals: { viewport: { value: 'w280' } } };

export const NarrowOrders: StoryObj = { args: { tab: 'orders' }, globals: { viewport: { value: 'w280' } } };

export const Dark: StoryObj = { globals: { theme: 'dark' } };

export const RightToLeftLongTexts: StoryObj = {
  globals: { direction: 'rtl' },
  beforeEach: ({ sandbox }) => {
    configure({
      messages: {
        'account.personal': 'Persönliche Benutzerkontoinformationen',
        'account.orders': 'Bestellungs- und Zahlungsverlauf',
        'account.billing': 'Rechnungsanschriftangaben',
        'account.fullName': 'Vollständiger Vor- und Nachname',
        'account.changePassword': 'Benutzerkontokennwort ändern',
        'account.promotions': 'Werbeaktionen, Sonderangebote und Produktneuigkeiten',
      },
    });
    const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com');
    if (user) user.fullName = 'Dr. med. Maximiliane von Musterhausen-Platzhalterberg';
  },
};

type Root = ShadowRoot | HTMLElement;

async function accountIn(canvas: HTMLElement): Promise<Root> {
  const root = await rootOf(canvas, 'dict-account');
  await appears(() => root.querySelector('dl'));
  return root;
}

const dialogIn = (root: Root) => appears(() => root.querySelector<HTMLElement>('dialog[open]'));

function press(root: ParentNode, name: string): void {
  const found = [...root.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent?.startsWith(name));
  if (!found) throw new Error(`There is no '${name}'.`);
  found.click();
}

const submit = (root: Root) => root.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();

function openPassword(root: Root): Promise<HTMLElement> {
  press(root, 'Change Password');
  return dialogIn(root);
}

function openDeletion(root: Root): Promise<HTMLElement> {
  root.querySelector<HTMLElement>('[role="menuitem"]')?.click();
  return dialogIn(root);
}
