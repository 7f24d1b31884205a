import { userEvent } from '@testing-library/user-event';
import { configure } from 'dict-elements';
import { startSandbox } from 'dict-elements/sandbox/node';
import { expect, test, vi } from 'vitest';
import 'dict-elements/signup';

test('the page completes a signup up to the trial', async () => {
  const said = vi.spyOn(console, 'error');
  const { url, sandbox, close } = await startSandbox();
  configure({ serviceBase: url, consoleUrl: '', links: { terms: '', privacy: '' } });
  const signup = document.createElement('dict-signup');
  signup.product = 'dictation';
  signup.layout = 'form';
  let status = '';
  signup.addEventListener('dict-session', ({ detail }) => (status = detail.status));
  document.body.append(signup);
  await signup.ready;
  expect(signup.getAttribute('layout')).toBe('form');

  await type('Full name', 'Ada Example');
  await type('Mobile number', '9876543210');
  await type('Email', 'ada@new.example');
  await type('Password', 'Sandbox2026');
  await press('Create free account');
  await vi.waitFor(() => expect(shown()).toContain('Verify OTP'), patience);
  await type('Code', /\b\d{6}\b/.exec(sandbox.world.outbox.at(-1)!.text)![0]);
  await press('Verify OTP');
  await vi.waitFor(() => expect(shown()).toContain('Your trial subscription is active'), patience);
  expect(status).toBe('signed-in');
  expect(said.mock.calls).toEqual([]);
  document.body.replaceChildren();
  await close();
}, 60_000);

const patience = { timeout: 10_000 };

/** The signup's shadow root, and those of the elements in it. */
function roots(root = document.querySelector('dict-signup')!.shadowRoot!): ShadowRoot[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []));
  return [root, ...inner];
}

const find = <E extends Element>(selector: string) =>
  roots().flatMap((root) => [...root.querySelectorAll<E>(selector)]);

const shown = () => find('h1, h2').map(({ textContent }) => textContent);

async function type(label: string, text: string): Promise<void> {
  const { control } = find<HTMLLabelElement>('label').find(({ textContent }) => textContent?.trim() === label)!;
  await userEvent.type(control!, text);
}

const press = (name: string) =>
  userEvent.click(find<HTMLButtonElement>('button').find(({ textContent }) => textContent?.includes(name))!);
