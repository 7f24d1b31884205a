import { currentAccount } from '../account.ts';
import { readEntry } from './outbox-entry.ts';
import { browserOutboxStorage } from './outbox-storage.ts';

/** Whether a payment of who is signed in still waits for its confirmation. Others' are not told of (PAY-35). */
export function keepsOwnPayment(): boolean {
  const storage = browserOutboxStorage();
  return storage.keys().some((key) => {
    const read = readEntry(storage.read(key) ?? '');
    return read.at === 'entry' && read.entry.account === currentAccount();
  });
}
