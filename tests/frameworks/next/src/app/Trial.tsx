'use client';
import { useRef, useState } from 'react';
import { DictCallback, DictSignup } from 'dict-elements/react';
import './settings';

/** `markup` is the result of `renderContent` and nothing else: React does not escape it. */
export function Trial({ markup }: { markup: string }) {
  const [status, setStatus] = useState('nobody');
  const [presses, setPresses] = useState(0);
  const [layout, setLayout] = useState<'panel' | 'form'>('panel');
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  return (
    <main>
      <DictSignup
        product="dictation"
        layout={layout}
        headingLevel="2"
        dangerouslySetInnerHTML={{ __html: markup }}
        onDictSession={({ detail }) => setStatus(detail.status)}
      />
      <output>{status}</output>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
      <button onClick={() => setLayout('form')}>Only the form</button>
      <button onClick={() => callback.current?.show()}>Help</button>
      <DictCallback ref={callback} />
    </main>
  );
}
