import { storedKeys } from './stored-keys.ts';
import * as endpoints from '../../src/core/service/endpoints.ts';
import { sentBy } from './sent-fields.ts';
import { Rows } from './Rows.tsx';

export const StoredKeys = () => (
  <Rows
    of={[
      ['Key', 'Content', 'Purpose', 'Kept for', 'Until'],
      ...storedKeys.map(({ key, content, purpose, where, until }) => [
        key.endsWith('.') ? `\`${key}…\`` : `\`${key}\``,
        content,
        purpose,
        where === 'persistence' ? '`persistence`' : where,
        until,
      ]),
    ]}
  />
);

export const SentFields = () => (
  <Rows
    of={[
      ['Call', 'Address', 'Sends'],
      ...Object.values(endpoints).map((each) => [
        `\`${each.name}\``,
        `${each.method} \`${each.path}\``,
        sentBy(each)
          .map((field) => `\`${field}\``)
          .join(', ') || 'nothing of its own',
      ]),
    ]}
  />
);
