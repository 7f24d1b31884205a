import { expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { createOrganizationsFlow } from '../../../src/elements/organizations/organizations.flow.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { createControlledClock } from '../../support/controlled-clock.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

storagePage();

/** The flow of an opened list with its requests. */
async function opened() {
  const { needs, send, sent } = needsOf(createSandbox());
  const login = { userName: 'admin@example.com', encodedPassword: base64(seedPassword) };
  const answer = await send(authenticate, { ...login, referralCode: '', clientVersion: '1' });
  if (!answer.ok) throw new Error(textIn(answer.problem.text));
  openSession(answer.data);
  const clock = createControlledClock();
  const flow = createOrganizationsFlow({ ...needs, announce: () => () => {} }, clock);
  flow.open();
  await expect.poll(() => flow.$state.get().at).toBe('ready');
  return { flow, clock, searches: () => sent('orgsoverview').map(({ SearchText }) => SearchText) };
}

test('what is typed is searched for after a pause', async () => {
  const { flow, clock, searches } = await opened();
  flow.type('clinic');
  clock.advance(300);
  await expect.poll(searches).toEqual(['', 'clinic']);
});

test('a list that is left in the pause after typing is not searched any more', async () => {
  const { flow, clock, searches } = await opened();
  flow.type('clinic');
  flow.stopTyping();
  clock.advance(300);
  await flow.submit('hospital');
  expect(searches()).toEqual(['', 'hospital']);
});
