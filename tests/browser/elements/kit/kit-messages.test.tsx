import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { useAnnounce } from '../../../../src/elements/kit/feedback/LiveRegion.tsx';
import { Notice } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { useVanish } from '../../../../src/elements/kit/feedback/vanish.ts';
import { createFakeClock } from './kit-clock.ts';
import { complaints, said, show } from './kit-drawn.tsx';

describe('A11Y-07 what is said', () => {
  test('is said by a region that stood empty before, and again when it is said again', async () => {
    function Speaker() {
      const announce = useAnnounce();
      return <button onClick={() => announce('18 results')}>Search</button>;
    }
    const host = await show(<Speaker />);
    const region = host.shadowRoot!.querySelector('[role=status]')!;
    expect(region.textContent).toBe('');
    const changes = vi.fn();
    new MutationObserver(changes).observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await expect.poll(() => said(host).trim()).toBe('18 results');
    const before = changes.mock.calls.length;
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await expect.poll(() => changes.mock.calls.length).toBeGreaterThan(before);
    await expect.poll(() => said(host).trim()).toBe('18 results');
  });

  test('of two texts in one frame both are heard', async () => {
    const host = await show(
      <>
        <Notice tone="success">Saved.</Notice>
        <Notice tone="warning">Your session ends soon.</Notice>
      </>,
    );
    await expect.poll(() => said(host)).toBe('Saved. Your session ends soon.');
  });

  test('in a dialog is said inside it: all else is inert', async () => {
    const host = await show(
      <Dialog title="Assign user" onClose={() => undefined}>
        <Notice tone="danger">Invalid input.</Notice>
      </Dialog>,
    );
    await expect.poll(() => host.shadowRoot!.querySelector('dialog [role=status]')?.textContent).toBe('Invalid input.');
    expect(host.shadowRoot!.querySelectorAll('.d-root > [role=status]')).toHaveLength(0);
  });

  test('of a notice is said once, however often it is drawn again', async () => {
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
    const host = await show(<Counter />);
    await expect.poll(() => said(host)).toBe('Saved');
    const changes = vi.fn();
    new MutationObserver(changes).observe(host.shadowRoot!.querySelector('[role=status]')!, { childList: true });
    await userEvent.click(page.getByRole('button', { name: 'Draw 0' }));
    await expect.element(page.getByRole('button', { name: 'Draw 1' })).toBeVisible();
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('A11Y-08 a message that goes by itself', () => {
  const clock = createFakeClock();
  function Message({ onGone }: { readonly onGone: () => void }) {
    const hold = useVanish(onGone, 3000, clock);
    return (
      <div {...hold}>
        Saved <button>Undo</button>
      </div>
    );
  }

  test('stays for its time, and no shorter while the pointer or the focus is on it', async () => {
    const onGone = vi.fn();
    await show(<Message onGone={onGone} />);
    await expect.poll(() => clock.waiting).toBe(1);
    clock.pass(2000);
    await userEvent.hover(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => clock.waiting).toBe(0);
    page.getByRole('button', { name: 'Undo' }).element().focus();
    await userEvent.unhover(page.getByRole('button', { name: 'Undo' }));
    expect(clock.waiting).toBe(0);
    clock.pass(60_000);
    expect(onGone).not.toHaveBeenCalled();
    page.getByRole('button', { name: 'Undo' }).element().blur();
    await expect.poll(() => clock.waiting).toBe(1);
    clock.pass(999);
    expect(onGone).not.toHaveBeenCalled();
    clock.pass(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  test('a toast stands over the page, is said, and can be dismissed', async () => {
    const onGone = vi.fn();
    const host = await show(<Toast text="Assigned seat to user anna.rao@example.com" onGone={onGone} />);
    await expect.poll(() => said(host)).toBe('Assigned seat to user anna.rao@example.com');
    expect(host.shadowRoot!.querySelector(':popover-open')).not.toBe(null);
    expect(await complaints(host)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    expect(onGone).toHaveBeenCalled();
  });
});
