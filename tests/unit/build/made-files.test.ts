import { expect, test } from 'vitest';
import { namesFile, namesOf, sandboxTokensFile, sandboxTokensOf } from '../../../src/build/made-files.ts';
import { configurationDocsFile, configurationTable } from '../../../src/build/plugins/configuration-docs.ts';
import { serviceCalls, serviceDocsFile } from '../../../src/build/plugins/service-docs.ts';
import {
  wordpressKeysFile,
  wordpressKeysOf,
  wordpressTagsFile,
  wordpressTagsOf,
} from '../../../src/build/wordpress-files.ts';
import { docsByTag } from '../../../src/elements/tags/collected.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { read, root } from '../../build/built.ts';

test.each<[string, () => string | Promise<string>]>([
  [sandboxTokensFile, () => sandboxTokensOf(root)],
  [namesFile, () => namesOf(root)],
  [configurationDocsFile, () => configurationTable(root)],
  [serviceDocsFile, serviceCalls],
  [wordpressTagsFile, () => wordpressTagsOf(elements, docsByTag)],
  [wordpressKeysFile, wordpressKeysOf],
])('%s is as npm run build writes it', async (file, made) => {
  expect(read(file)).toBe(await made());
});

test('the table of the configuration has the type, the default and a sentence of every key', () => {
  const table = configurationTable(root);
  expect(table).toContain('| `pageSize` | a whole number above 0 | `25` | Rows per page of a list. |');
  expect(table).not.toContain('undefined');
});

test('the calls of the service have their address, their fields, their types and what is required', () => {
  const docs = serviceCalls();
  expect(docs).toContain(
    '### `subscriptionOverview`\n\n`POST /api/v1/UserDashboard/UserSubscrpitionOverViewAC`: a read',
  );
  expect(docs).toContain('| `PurchaseSubs[].SubscriptionId` | an id | required |');
  expect(docs).toContain('| `PurchaseSubs[].ExpireOn` | a time | optional |');
  expect(docs).toContain('| `User2FA.OTPId` | an id | required |');
  expect(docs).not.toContain('undefined');
});
