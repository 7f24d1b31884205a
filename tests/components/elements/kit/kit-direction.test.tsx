import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { Notice } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { Facts } from '../../../../src/elements/kit/lists/Facts.tsx';
import { renderInRoot } from './kit-render.tsx';

/* Latin values and messages on a right-to-left page. */

/** The place of a part of an element's text on the screen. */
function placeOf(element: Element, part: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent!.indexOf(part);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + part.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`no ${part}`);
}

test('A11Y-26 an address keeps its house number in front, and an English message its full stop at the right side', async () => {
  renderInRoot(
    <>
      <Facts facts={[{ label: 'العنوان', value: '12 Example Street' }]} />
      <Notice tone="info" isSilent>
        This code has expired.
      </Notice>
    </>,
    { dir: 'rtl' },
  );
  const address = screen.getByRole('definition').element();
  expect(placeOf(address, '12').right).toBeLessThan(placeOf(address, 'Example').left);
  const message = screen.getByText('This code has expired.').element();
  const { right } = placeOf(message, '.');
  expect(right).toBeGreaterThan(placeOf(message, 'expired').left);
  expect(right).toBeCloseTo(message.getBoundingClientRect().right, 0);
});
