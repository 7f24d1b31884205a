import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { config } from '../../../core/config/config.ts';
import { formatDate } from '../../../core/format/time.ts';
import { systemClock } from '../../../core/page/clock.ts';
import { useElement } from '../../kit/context.ts';
import { Language, viewLocale } from '../../kit/language.ts';
import { t as tKit } from '../../kit/kit.text.ts';
import { Brand } from '../../kit/layout/Brand.tsx';
import { Ltr, TextWithNodes } from '../../kit/layout/Text.tsx';
import { Facts, factsCss } from '../../kit/lists/Facts.tsx';
import tokensCss from '../../kit/tokens.css?inline';
import { t as tBilling } from '../billing/billing.text.ts';
import { t as tPayment } from '../payment/payment.text.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import pageCss from './receipt-page.css?inline';
import receiptCss from './receipt.css?inline';
import { t } from './receipt.text.ts';

interface ReceiptProps {
  readonly facts: ReceiptFacts;
  readonly onPrinted: () => void;
}

/**
 * Prints a white A4 page with nothing else of the page on it: the receipt is a child of `<body>` that only paper shows, and
 * a sheet of the document hides everything beside it on paper.
 */
export default function Receipt({ facts, onPrinted }: ReceiptProps) {
  const { element } = useElement();
  const [paper] = useState(() => createPaper(element!));
  const done = useEffectEvent(onPrinted);
  // Layout effect: puts the rendered receipt into the page, prints it and takes it out again.
  useLayoutEffect(() => printed(paper, done), [paper]);
  return createPortal(<ReceiptPage {...facts} />, paper.box);
}

function ReceiptPage(facts: ReceiptFacts) {
  const { product, plan, cycle = '', orderId, transactionId = null, total, lines = [] } = facts;
  const { payer = '', address = '', taxNumber = '', taxNumberName } = facts;
  const language = use(Language);
  const locale = viewLocale();
  const { email } = config().contact;
  const today = new Date(systemClock.now());
  return (
    <div className="d-receipt" lang={language}>
      <header className="d-receipt-top">
        <div className="d-receipt-brand">
          <Brand />
        </div>
        <h1>{t('title')}</h1>
      </header>
      <Facts
        facts={[
          { label: t('date'), value: facts.date ? formatDate(facts.date, locale) : null },
          { label: tKit('orderId'), value: orderId, isLtr: true },
          { label: tPayment('transactionId'), value: transactionId, isLtr: true },
          { label: t('payer'), value: [payer, address].filter(Boolean).join('\n') },
          { label: taxNumberName || tBilling('taxNumber'), value: taxNumber, isLtr: true },
        ]}
      />
      <Facts
        facts={[
          { label: tKit('product'), value: product },
          { label: tKit('plan'), value: plan },
          { label: t('cycle'), value: cycle },
        ]}
      />
      <div className="d-receipt-amounts">
        <Facts facts={lines.map(({ label, amount }) => ({ label, value: amount }))} />
        {total && (
          <p className="d-receipt-total">
            <span>{t('total')}</span> <strong>{total}</strong>
          </p>
        )}
      </div>
      <footer>
        <p>{t('printedOn', { date: formatDate(today, locale) })}</p>
        {email && (
          <p>
            <TextWithNodes text={t('questions')} nodes={{ email: <Ltr>{email}</Ltr> }} />
          </p>
        )}
      </footer>
    </div>
  );
}

type Paper = ReturnType<typeof createPaper>;

function createPaper(element: HTMLElement) {
  const { ownerDocument: document } = element;
  const view = document.defaultView!;
  const sheet = (css: string) => {
    const made = new view.CSSStyleSheet();
    made.replaceSync(css);
    return made;
  };
  const host = document.createElement('div');
  host.className = 'dict-receipt';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tokensCss, factsCss, receiptCss].map(sheet);
  const box = document.createElement('div');
  box.className = 'd-root';
  box.dir = getComputedStyle(element).direction;
  root.append(box);
  // The receipt shows the logo that the page gave the element.
  for (const logo of element.querySelectorAll(':scope > [slot="logo"]')) host.append(logo.cloneNode(true));
  return { document, view, host, box, pageSheet: sheet(pageCss) };
}

/** Time to wait for the logo to load: after it, the receipt is printed without it. */
const longestWaitMs = 3000;

function printed({ document, view, host, box, pageSheet }: Paper, onPrinted: () => void): () => void {
  const removed = new AbortController();
  document.body.append(host);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
  view.addEventListener('afterprint', () => onPrinted(), { signal: removed.signal });
  const print = () => {
    if (!removed.signal.aborted && !isPrinting) {
      isPrinting = true;
      view.print();
    }
  };
  let isPrinting = false;
  const cancel = systemClock.after(longestWaitMs, print);
  void Promise.allSettled([...box.querySelectorAll('img')].map((logo) => logo.decode())).then(print);
  return () => {
    cancel();
    removed.abort();
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pageSheet);
  };
}
