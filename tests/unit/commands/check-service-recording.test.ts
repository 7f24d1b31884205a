import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { read, root } from '../../build/built.ts';
import { check, embedOrigin, type Lies } from './check-service.world.ts';

/*
 * The recording in the guide of the service: a run against the sandbox, whose answers are changed in three places into
 * wrong ones.
 */

const file = 'stories/docs/check-service.txt';

const lies: Lies = {
  UserSubscrpitionOverViewAC(answer, json) {
    withoutUserCode(answer);
    if (!json) return;
    const rows = json.Data.PurchaseSubs;
    rows.at(-1).ExpireOn = 'soon';
    const { PlanId, ...rest } = rows[0];
    rows[0] = { ...rest, planId: PlanId };
  },
  '*': withoutUserCode,
};

function withoutUserCode({ headers }: Response): void {
  const allowed = headers.get('access-control-allow-headers');
  if (allowed) headers.set('access-control-allow-headers', allowed.replace(/usercode, ?/i, ''));
}

/** The output without times, sizes of answers and ports, which differ from run to run. */
const lasting = (output: string) =>
  output
    .replaceAll(/ +\d+ ms/g, ' … ms')
    .replaceAll(/\d+\.\d (?:s|kB)/g, '…')
    .replaceAll(/https?:\/\/(?:localhost:\d+|api\.example\.com)/g, 'SERVICE');

beforeEach(resetPage);

test('the guide of the service shows what the command prints today (RECORD=1 records it anew)', async () => {
  const { output } = await check(lies, { words: ['--embed-origin', embedOrigin] });
  if (process.env.RECORD)
    writeFileSync(join(root, file), output.replaceAll(/http:\/\/localhost:\d+/g, 'https://api.example.com'));
  expect(lasting(read(file))).toBe(lasting(output));
});
