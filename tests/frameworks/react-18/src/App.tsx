import { useRef, useState } from 'react';
import { DictCallback, DictSignup } from 'dict-elements/react';
import 'dict-elements/dict.css';

export function App() {
  const [status, setStatus] = useState('nobody');
  const [presses, setPresses] = useState(0);
  const [layout, setLayout] = useState<'panel' | 'form'>('panel');
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  return (
    <main>
      <DictSignup
        className="signup"
        product="dictation"
        layout={layout}
        headingLevel="2"
        onDictSession={({ detail }) => setStatus(detail.status)}
      >
        Loading the form…
      </DictSignup>
      <output>{status}</output>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
      <button onClick={() => setLayout('form')}>Only the form</button>
      <button onClick={() => callback.current?.show()}>Help</button>
      <DictCallback ref={callback} />
    </main>
  );
}
