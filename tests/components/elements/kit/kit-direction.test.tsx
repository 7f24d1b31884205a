import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { Notice } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { Field } from '../../../../src/elements/kit/fields/Field.tsx';
import { Facts } from '../../../../src/elements/kit/lists/Facts.tsx';
import { renderInRoot } from './kit-render.tsx';

/* Latin values and messages among right-to-left texts. */

const inRtl = (view: Parameters<typeof renderInRoot>[0]) => renderInRoot(view, { dir: 'rtl' });

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

test('A11Y-26 an address keeps its house number in front in a right-to-left page', async () => {
  inRtl(<Facts facts={[{ label: 'العنوان', value: '12 Example Street' }]} />);
  const address = screen.getByRole('definition').element();
  expect(placeOf(address, '12').right).toBeLessThan(placeOf(address, 'Example').left);
});

test('A11Y-26 an English message of the service ends with its full stop, at the right side', async () => {
  inRtl(
    <Notice tone="info" isSilent>
      This code has expired.
    </Notice>,
  );
  const message = screen.getByText('This code has expired.').element();
  const { right } = placeOf(message, '.');
  expect(right).toBeGreaterThan(placeOf(message, 'expired').left);
  expect(right).toBeCloseTo(message.getBoundingClientRect().right, 0);
});

test('A11Y-26 an Arabic message begins at the right with its first word', async () => {
  inRtl(
    <Notice tone="info" isSilent>
      أكثر من 55 تخصصًا
    </Notice>,
  );
  const message = screen.getByText('أكثر من 55 تخصصًا').element();
  expect(placeOf(message, 'أكثر').right).toBeCloseTo(message.getBoundingClientRect().right, 0);
});

test('A11Y-26 a field shows a Latin value in its own direction, at the right side', async () => {
  inRtl(<Field label="العنوان" name="address" defaultValue="12 Example Street" />);
  const { unicodeBidi, textAlign, direction } = getComputedStyle(screen.getByLabelText('العنوان').element());
  expect({ unicodeBidi, textAlign, direction }).toEqual({
    unicodeBidi: 'plaintext',
    textAlign: 'right',
    direction: 'rtl',
  });
});
