import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-subscriptions> */

const page = sandboxPage();

const rows = { PurchaseSubs: [], TotalPurchaseSubs: 0, AssignedSubs: [], TotalAssignedSubs: 0 };

test.each([
  [0, null],
  [0, rows],
  [1, null],
  [1, rows],
])(
  'DEC-4.4 CON-2.3.12 CON-8.2 shows no access for the code mccckd36 at Status %i with data %j',
  async (status, data) => {
    page.configure({ contact: { email: 'support@console.example' } });
    await page.logIn('retail');
    page.sandbox.faults.add({
      call: 'subscriptionOverview',
      body: JSON.stringify({ Status: status, Data: data, ErrorCode: 'mccckd36', ErrorMessage: null }),
    });
    await page.put('dict-subscriptions');
    await expect.element(screen.getByText('You do not have access to subscriptions.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'support@console.example' }))
      .toHaveAttribute('href', 'mailto:support@console.example');
  },
);
