import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { useAnnounce, createLiveRegion } from '../../../../src/elements/kit/feedback/LiveRegion.tsx';
import { Notice, PassingText, useAutoDismiss } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { PasswordField } from '../../../../src/elements/kit/fields/PasswordField.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';
import { person } from '../../../../stories/person.ts';

describe('A11Y-07 an announcement', () => {
  test('is made in a region that was empty before, and again if its text is repeated', async () => {
    function Speaker() {
      const announce = useAnnounce();
      return <button onClick={() => announce('18 results')}>Search</button>;
    }
    const { host, user, getByRole } = renderInRoot(<Speaker />);
    const region = host.shadowRoot!.querySelector('[role=status]')!;
    expect(region.textContent).toBe('');
    const changes = vi.fn();
    new MutationObserver(changes).observe(region, { childList: true, characterData: true, subtree: true });
    await user.click(getByRole('button', { name: 'Search' }));
    await expect.poll(() => said(host).trim()).toBe('18 results');
    const before = changes.mock.calls.length;
    await user.click(getByRole('button', { name: 'Search' }));
    await expect.poll(() => changes.mock.calls.length).toBeGreaterThan(before);
    await expect.poll(() => said(host).trim()).toBe('18 results');
  });

  test('of two texts in one frame contains both', async () => {
    const { host } = renderInRoot(
      <>
        <Notice tone="success">Saved.</Notice>
        <Notice tone="warning">Your session ends soon.</Notice>
      </>,
    );
    await expect.poll(() => said(host)).toBe('Saved. Your session ends soon.');
  });

  test('while a dialog is open is made inside it, also for the view that opened the dialog', async () => {
    function Screen() {
      const announce = useAnnounce();
      const [isOpen, open] = useState(false);
      return (
        <>
          <button onClick={() => announce(isOpen ? 'Below' : 'Page')}>Say</button>
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
    await expect
      .poll(() => host.shadowRoot!.querySelector('dialog [role=status]')?.textContent)
      .toBe('2 fields need your attention.');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Say' }));
    await expect.poll(() => said(host)).toBe('Page');
  });

  test('of a notice is made once, however often it is rendered', async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Draw {count}</button>
          <Notice tone="success">
            <b>Saved</b>
          </Notice>
        </>
      );
    }
    const { host, user, getByRole, findByRole } = renderInRoot(<Counter />);
    await expect.poll(() => said(host)).toBe('Saved');
    const changes = vi.fn();
    new MutationObserver(changes).observe(host.shadowRoot!.querySelector('[role=status]')!, { childList: true });
    await user.click(getByRole('button', { name: 'Draw 0' }));
    await findByRole('button', { name: 'Draw 1' });
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('A11Y-07 after the removal of a message', () => {
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

  test.each<[string, (hide: () => void) => ReactNode]>([
    ['a notice', () => <Notice tone="danger">Not saved.</Notice>],
    ['a toast', (hide) => <Toast text="Not saved." tone="danger" onDismiss={hide} />],
    ['a passing text', (hide) => <PassingText text="Not saved." onDismiss={hide} />],
  ])('%s leaves nothing in the status region, and is heard again when it comes again', async (_, message) => {
    const { host } = renderInRoot(<Shown>{message}</Shown>);
    await expect.poll(() => said(host)).toBe('Not saved.');
    await userEvent.click(page.getByRole('button', { name: 'Hide' }));
    expect(region(host).childNodes).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    await expect.poll(() => said(host)).toBe('Not saved.');
  });

  test('other announcements stay', async () => {
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

  test('nothing is announced if it was removed before its frame', async () => {
    const { announce, node } = createLiveRegion();
    document.body.append(node);
    announce('Loading')();
    announce('Loaded');
    await expect.poll(() => node.textContent).toBe('Loaded');
    node.remove();
  });

  test('announcements without a message are removed after ten seconds', async () => {
    const clock = createControlledClock();
    const { announce, node } = createLiveRegion(clock);
    document.body.append(node);
    announce('18 results');
    await expect.poll(() => node.textContent).toBe('18 results');
    clock.advance(9999);
    expect(node.textContent).toBe('18 results');
    clock.advance(1);
    expect(node.childNodes).toHaveLength(0);
    announce('19 results');
    await expect.poll(() => node.textContent).toBe('19 results');
    // A message that is still pending when the previous one expires is announced, too.
    announce('20 results');
    clock.advance(10_000);
    await expect.poll(() => node.textContent).toBe('20 results');
    node.remove();
  });

  test('the count of a form’s errors is removed once one is corrected', async () => {
    const { host } = renderInRoot(<FormExample />);
    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await expect.poll(() => said(host)).toBe('2 fields need your attention.');
    await userEvent.fill(page.getByRole('textbox', { name: 'Full name' }), person.fullName);
    await expect.poll(() => region(host).childNodes.length).toBe(0);
  });
});

describe('A11Y-08 a message that disappears by itself', () => {
  const clock = createControlledClock();
  function Message({ onDismiss }: { readonly onDismiss: () => void }) {
    const hold = useAutoDismiss(onDismiss, 3000, clock);
    return (
      <div {...hold}>
        Saved <button>Undo</button>
      </div>
    );
  }

  test('stays for its time, and no shorter while the pointer or the focus is on it [CON-4.41 CON-4.43]', async () => {
    const onDismiss = vi.fn();
    renderInRoot(<Message onDismiss={onDismiss} />);
    await expect.poll(() => clock.running()).toBe(1);
    clock.advance(2000);
    await userEvent.hover(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => clock.running()).toBe(0);
    page.getByRole('button', { name: 'Undo' }).element().focus();
    await userEvent.unhover(page.getByRole('button', { name: 'Undo' }));
    expect(clock.running()).toBe(0);
    clock.advance(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    page.getByRole('button', { name: 'Undo' }).element().blur();
    await expect.poll(() => clock.running()).toBe(1);
    clock.advance(999);
    expect(onDismiss).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('with a time of 0 stays until the visitor presses something else', async () => {
    const onDismiss = vi.fn();
    function Untimed() {
      const hold = useAutoDismiss(onDismiss, 0, clock);
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
    renderInRoot(<Untimed />);
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(clock.running()).toBe(0);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await userEvent.click(page.getByRole('textbox', { name: 'Password' }));
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('a toast is over the page, is announced, and can be dismissed', async () => {
    const onDismiss = vi.fn();
    const { host, user, getByRole } = renderInRoot(
      <Toast text={`Assigned seat to user ${person.email}`} onDismiss={onDismiss} />,
    );
    await expect.poll(() => said(host)).toBe(`Assigned seat to user ${person.email}`);
    expect(host.shadowRoot!.querySelector(':popover-open')).not.toBe(null);
    expect(await complaints(host)).toEqual([]);
    await user.click(getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalled();
  });
});

describe('A11Y-08 an error notice', () => {
  function Form({ text = 'Not saved.', onDismiss }: { readonly text?: string; readonly onDismiss?: () => void }) {
    return (
      <>
        <h2>Billing</h2>
        <input aria-label="City" />
        <Notice tone="danger" {...(onDismiss && { onDismiss })}>
          {text}
        </Notice>
      </>
    );
  }
  const notice = () => page.getByText('Not saved.').first();
  const cross = () => page.getByRole('button', { name: 'Dismiss' });

  test('can be closed, and the focus is back where it was', async () => {
    const { host } = renderInRoot(<Form />);
    await userEvent.click(page.getByRole('textbox', { name: 'City' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(cross()).not.toBeInTheDocument();
    expect(host.shadowRoot!.querySelector('.d-notice')!.getClientRects()).toHaveLength(0);
    expect(said(host)).toBe('');
    expect(focused(host)).toBe(page.getByRole('textbox', { name: 'City' }).element());
  });

  test('notifies its owner, who removes it; the heading above gets the focus if nothing had it before', async () => {
    function Owner() {
      const [isShown, show] = useState(true);
      return isShown ? <Form onDismiss={() => show(false)} /> : <h2>Billing</h2>;
    }
    const { host } = renderInRoot(<Owner />);
    cross().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.poll(() => focused(host)?.textContent).toBe('Billing');
  });

  test('that was closed appears again with another text', async () => {
    const { rerender } = renderInRoot(<Form />);
    await userEvent.click(cross());
    await expect.element(cross()).not.toBeInTheDocument();
    rerender(<Form text="Not saved: the city is missing." />);
    await expect.element(page.getByText('the city is missing').first()).toBeVisible();
    await expect.element(cross()).toBeVisible();
  });

  test('keeps its close button beside its text at 240 px, without violations of axe', async () => {
    await page.viewport(240, 600);
    const { host } = renderInRoot(<Form text="Your card was refused by the bank that issued it." />);
    const { right, top } = cross().element().getBoundingClientRect();
    const box = host.shadowRoot!.querySelector('.d-notice')!.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(box.right);
    expect(top - box.top).toBeLessThan(12);
    expect(await complaints(host)).toEqual([]);
    await page.viewport(414, 896);
  });

  test('of any other kind has no close button', async () => {
    renderInRoot(<Notice tone="warning">Your session ends soon.</Notice>);
    await expect.element(page.getByText('Your session ends soon.').first()).toBeVisible();
    expect(cross().elements()).toHaveLength(0);
  });
});
