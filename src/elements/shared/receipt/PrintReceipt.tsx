import { useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from '../../kit/kit.text.ts';
import { lazyView } from '../../kit/lazy-view.tsx';
import type { ReceiptFacts } from './receipt-facts.ts';

const Receipt = lazyView(
  () => import('./Receipt.tsx'),
  () => <Notice tone="danger">{t('stepLost')}</Notice>,
);

interface PrintReceiptProps {
  readonly facts: ReceiptFacts;
  /** Asks for facts that are not on the screen, such as the billing address; {} if they can't be had. */
  readonly askMore?: (() => Promise<Partial<ReceiptFacts>>) | undefined;
  readonly children: string;
  readonly label?: string;
  readonly isSmall?: boolean;
  readonly kind?: 'secondary' | 'quiet';
}

/** A button that prints a receipt on a page of its own. The receipt's code is loaded on demand. */
export function PrintReceipt({ facts, askMore, ...button }: PrintReceiptProps) {
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<ReceiptFacts | null>(null);
  const print = async () => {
    setPrinted(null);
    setAsking(true);
    const more = await askMore?.();
    setPrinted({ ...facts, ...more });
    setAsking(false);
  };
  return (
    <>
      <Button {...button} busy={isAsking} onClick={() => void print()} onPreload={() => void Receipt.load()} />
      {printed && <Receipt facts={printed} onPrinted={() => setPrinted(null)} />}
    </>
  );
}
