import { useRef, useState } from 'react';
import { DictCallback, DictSignup } from 'dict-elements/react';

/** The whole document, as an application server draws it. `signup` is what `renderContent` gave: React does not escape it. */
export function App({ signup, script }: { signup: string; script: string }) {
  const [status, setStatus] = useState('nobody');
  const [presses, setPresses] = useState(0);
  const [layout, setLayout] = useState<'panel' | 'form'>('panel');
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>A document of React</title>
        <script type="module" src={script} />
      </head>
      <body>
        <main>
          <DictSignup
            product="dictation"
            layout={layout}
            headingLevel="2"
            onDictSession={({ detail }) => setStatus(detail.status)}
            dangerouslySetInnerHTML={{ __html: signup }}
          />
          <output>{status}</output>
          <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
          <button onClick={() => setLayout('form')}>Only the form</button>
          <button onClick={() => callback.current?.show()}>Help</button>
          <DictCallback ref={callback} />
        </main>
      </body>
    </html>
  );
}
