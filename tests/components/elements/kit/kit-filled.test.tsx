import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextWithNodes } from '../../../../src/elements/kit/layout/TextWithNodes.tsx';
import { renderInRoot } from './kit-render.tsx';

test('a sentence has its links at the places that the language requires', async () => {
  const nodes = { terms: <a href="/terms">terms</a>, privacy: <a href="/privacy">privacy policy</a> };
  const { rerender } = renderInRoot(
    <p>
      <TextWithNodes text="You agree to the {terms} and the {privacy}." nodes={nodes} />
    </p>,
  );
  const sentence = page.getByRole('paragraph');
  await expect.element(sentence).toHaveTextContent('You agree to the terms and the privacy policy.');
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');

  rerender(
    <p>
      <TextWithNodes text="{privacy}, {terms}, {other}, {toString}" nodes={nodes} />
    </p>,
  );
  await expect.element(sentence).toHaveTextContent('privacy policy, terms, {other}, {toString}');
});

test('SEC-01 markup in a sentence stays text', async () => {
  renderInRoot(
    <p>
      <TextWithNodes text="<b>You</b> {name}" nodes={{ name: '<i>Anna</i>' }} />
    </p>,
  );
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('<b>You</b> <i>Anna</i>');
});
