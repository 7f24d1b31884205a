import { useRef, useState } from 'react';
import 'dict-elements/signup';
import 'dict-elements/callback';
import 'dict-elements/dict.css';

export function App() {
  const [status, setStatus] = useState('nobody');
  const [layout, setLayout] = useState<'panel' | 'form'>('panel');
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <dict-signup
        className="signup"
        product="dictation"
        layout={layout}
        headingLevel="2"
        ondict-session={({ detail }) => setStatus(detail.status)}
      >
        Loading the form…
      </dict-signup>
      <output>{status}</output>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
      <button onClick={() => setLayout('form')}>Only the form</button>
      <button onClick={() => callback.current?.show()}>Help</button>
      <dict-callback ref={callback} />
    </main>
  );
}
