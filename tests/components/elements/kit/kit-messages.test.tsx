import { useState, type ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { useAnnounce, createLiveRegion } from '../../../../src/elements/kit/feedback/LiveRegion.tsx';
import { Notice, PassingText, useAutoDismiss } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { PasswordField } from '../../../../src/elements/kit/fields/PasswordField.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { focused, said, renderInRoot } from './kit-render.tsx';

const region = (host: HTMLElement) => host.shadowRoot!.querySelector('[role=status]')!;

function Shown({ children }: { readonly children: (hide: () => void) => ReactNode }) {
  const [isShown, show] = useState(true);
  return (
    <>
      <button onClick={() => show(!isShown)}>{isShown ? 'Hide' : 'Show'}</button>
      {isShown && children(() => show(false))}
    </>
  );
}

describe('an announcement', { tags: ['A11Y-07'] }, () => {
  test('is made in a region that was empty before, and again if its text is repeated', async () => {
    function Speaker() {
      const announce = useAnnounce();
      return <button onClick={() => announce('18 results')}>Search</button>;
    }
    const { host, user, getByRole } = renderInRoot(<Speaker />);
    expect(region(host).textContent).toBe('');
    const changes = vi.fn();
    new MutationObserver(changes).observe(region(host), { childList: true, characterData: true, subtree: true });
    await user.click(getByRole('button', { name: 'Search' }));
    await expect.poll(() => said(host).trim()).toBe('18 results');
    const before = changes.mock.calls.length;
    await user.click(getByRole('button', { name: 'Search' }));
    await expect.poll(() => changes.mock.calls.length).toBeGreaterThan(before);
    await expect.poll(() => said(host).trim()).toBe('18 results');
  });

  test('contains both of two texts in one frame, and the other one when the first is removed', async () => {
    const { host } = renderInRoot(
      <>
        <Shown>{() => <Notice tone="warning">You are offline.</Notice>}</Shown>
        <Notice tone="danger">Not saved.</Notice>
      </>,
    );
    await expect.poll(() => said(host)).toBe('You are offline. Not saved.');
    await userEvent.click(page.getByRole('button', { name: 'Hide' }));
    expect(said(host).trim()).toBe('Not saved.');
  });

  test('while a dialog is open is made inside it, also for the view that opened the dialog', async () => {
    function Screen() {
      const announce = useAnnounce();
      const [isOpen, open] = useState(false);
      return (
        <>
          <button onClick={() => open(true)}>Open</button>
          {isOpen && (
            <Dialog title="Change Password" onClose={() => open(false)}>
              <button onClick={() => announce('2 fields need your attention.')}>Update</button>
            </Dialog>
          )}
        </>
      );
    }
    const { host } = renderInRoot(<Screen />);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await userEvent.click(page.getByRole('button', { name: 'Update' }));
    const inside = () => host.shadowRoot!.querySelector('dialog [role=status]')?.textContent;
    await expect.poll(inside).toBe('2 fields need your attention.');
  });

  test.each<[string, (hide: () => void) => ReactNode]>([
    ['a notice', () => <Notice tone="danger">Not saved.</Notice>],
    ['a toast', (hide) => <Toast text="Not saved." tone="danger" onDismiss={hide} />],
    ['a passing text', (hide) => <PassingText text="Not saved." onDismiss={hide} />],
  ])('of %s is removed with it, and is made again when it appears again', async (_, message) => {
    const { host } = renderInRoot(<Shown>{message}</Shown>);
    await expect.poll(() => said(host)).toBe('Not saved.');
    await userEvent.click(page.getByRole('button', { name: 'Hide' }));
    expect(region(host).childNodes).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    await expect.poll(() => said(host)).toBe('Not saved.');
  });

  describe('that belongs to no visible message', () => {
    function openRegion() {
      const clock = createControlledClock();
      const region = createLiveRegion(clock);
      document.body.append(region.node);
      onTestFinished(() => region.node.remove());
      return { clock, ...region };
    }

    test('is removed after ten seconds', async () => {
      const { announce, clock, node } = openRegion();
      announce('18 results');
      await expect.poll(() => node.textContent).toBe('18 results');
      clock.advance(9999);
      expect(node.textContent).toBe('18 results');
      clock.advance(1);
      expect(node.childNodes).toHaveLength(0);
    });

    test('is not made if it is withdrawn before the next frame', async () => {
      const { announce, node } = openRegion();
      announce('Loading')();
      announce('18 results');
      await expect.poll(() => node.textContent).toBe('18 results');
    });

    test('is made if it is pending when the one before expires', async () => {
      const { announce, clock, node } = openRegion();
      announce('18 results');
      await expect.poll(() => node.textContent).toBe('18 results');
      announce('19 results');
      clock.advance(10_000);
      await expect.poll(() => node.textContent).toBe('19 results');
      clock.advance(10_000);
      expect(node.childNodes).toHaveLength(0);
    });
  });
});

describe('a message that disappears by itself', { tags: ['A11Y-08'] }, () => {
  const clock = createControlledClock();
  const undo = () => page.getByRole('button', { name: 'Undo' });

  function Message({ onDismiss, delayMs }: { readonly onDismiss: () => void; readonly delayMs: number }) {
    const hold = useAutoDismiss(onDismiss, delayMs, clock);
    return (
      <>
        <div {...hold}>
          Saved <button>Undo</button>
        </div>
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <button>Log in</button>
      </>
    );
  }

  test(
    'stays for its time, and no shorter while the pointer or the focus is on it',
    { tags: ['CON-4.41', 'CON-4.43'] },
    async () => {
      const onDismiss = vi.fn();
      renderInRoot(<Message onDismiss={onDismiss} delayMs={3000} />);
      await expect.poll(() => clock.running()).toBe(1);
      clock.advance(2000);
      await userEvent.hover(undo());
      await expect.poll(() => clock.running()).toBe(0);
      undo().element().focus();
      await userEvent.unhover(undo());
      expect(clock.running()).toBe(0);
      clock.advance(60_000);
      expect(onDismiss).not.toHaveBeenCalled();
      undo().element().blur();
      await expect.poll(() => clock.running()).toBe(1);
      clock.advance(999);
      expect(onDismiss).not.toHaveBeenCalled();
      clock.advance(1);
      expect(onDismiss).toHaveBeenCalledTimes(1);
    },
  );

  test('with a time of 0 stays until the visitor presses something else', async () => {
    const onDismiss = vi.fn();
    renderInRoot(<Message onDismiss={onDismiss} delayMs={0} />);
    await userEvent.click(undo());
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await userEvent.click(page.getByRole('textbox', { name: 'Password' }));
    expect(clock.running()).toBe(0);
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('an error notice', { tags: ['A11Y-08'] }, () => {
  function Form({ text = 'Not saved.' }: { readonly text?: string }) {
    return (
      <>
        <h2>Billing</h2>
        <input aria-label="City" />
        <Notice tone="danger">{text}</Notice>
        <Notice tone="warning">Your session ends soon.</Notice>
      </>
    );
  }
  const cross = () => page.getByRole('button', { name: 'Dismiss' });

  async function close() {
    await userEvent.click(page.getByRole('textbox', { name: 'City' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(cross()).not.toBeInTheDocument();
  }

  test('can be closed, unlike others', async () => {
    const { host } = renderInRoot(<Form />);
    expect(cross().elements()).toHaveLength(1);
    await close();
    expect(host.shadowRoot!.querySelector('.d-notice')!.getClientRects()).toHaveLength(0);
    expect(said(host)).not.toContain('Not saved.');
  });

  test('that is closed gives the focus back', async () => {
    const { host } = renderInRoot(<Form />);
    await close();
    expect(focused(host)).toBe(page.getByRole('textbox', { name: 'City' }).element());
  });

  test('that is closed appears again with another text', async () => {
    const { rerender } = renderInRoot(<Form />);
    await close();
    rerender(<Form text="Not saved: the city is missing." />);
    await expect.element(page.getByText('the city is missing').first()).toBeVisible();
    await expect.element(cross()).toBeVisible();
  });

  test('that its owner removes gives the focus to the heading above', async () => {
    const { host } = renderInRoot(
      <>
        <h2>Billing</h2>
        <Shown>
          {(hide) => (
            <Notice tone="danger" onDismiss={hide}>
              Not saved.
            </Notice>
          )}
        </Shown>
      </>,
    );
    cross().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Not saved.')).not.toBeInTheDocument();
    await expect.poll(() => focused(host)?.textContent).toBe('Billing');
  });

  test('keeps its icon and its close button beside its text in a card of 240 px', async () => {
    await page.viewport(208, 600);
    const { host } = renderInRoot(<Form text="Your card was refused by the bank that issued it." />);
    for (const part of host.shadowRoot!.querySelectorAll('.d-notice > *')) {
      const box = part.parentElement!.getBoundingClientRect();
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
      expect(part.getBoundingClientRect().top - box.top).toBeLessThan(16);
    }
    await page.viewport(414, 896);
  });
});

test('a toast of many words stays within a window of 320 by 256 px', { tags: ['A11Y-22'] }, async () => {
  await page.viewport(320, 256);
  const { host } = renderInRoot(<Toast text={'The name was changed. '.repeat(30)} onDismiss={() => {}} />);
  const box = () => host.shadowRoot!.querySelector('.d-toast')!.getBoundingClientRect();
  await expect.poll(() => box().height).toBeGreaterThan(100);
  await expect.poll(() => Math.min(box().top, 256 - box().bottom)).toBeGreaterThanOrEqual(0);
});
