import { serviceName } from '../../config/service-name.ts';
import { currentAccount } from '../account.ts';
import { outboxPrefix } from './entry-keys.ts';
import { readEntry } from './outbox-entry.ts';
import { browserOutboxStorage } from './outbox-storage.ts';

/** Whether a payment of who is signed in still waits for its confirmation. Others' are not told of (PAY-35). */
export function keepsOwnPayment(): boolean {
  const service = serviceName();
  const storage = browserOutboxStorage();
  return storage
    .keys((key) => key.startsWith(outboxPrefix(service)))
    .some((key) => {
      const read = readEntry(storage.read(key) ?? '', service);
      return read.at === 'entry' && read.entry.account === currentAccount();
    });
}
