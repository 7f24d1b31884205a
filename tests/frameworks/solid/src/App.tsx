import { createSignal } from 'solid-js';
import 'dict-elements/signup';
import 'dict-elements/callback';
import 'dict-elements/dict.css';

export function App() {
  const [status, setStatus] = createSignal('nobody');
  const [presses, setPresses] = createSignal(0);
  const [layout, setLayout] = createSignal<'panel' | 'form'>('panel');
  let callback!: HTMLElementTagNameMap['dict-callback'];
  return (
    <main>
      <dict-signup
        class="signup"
        product="dictation"
        layout={layout()}
        heading-level="2"
        on:dict-session={({ detail }) => setStatus(detail.status)}
      >
        Loading the form…
      </dict-signup>
      <output>{status()}</output>
      <button onClick={() => setPresses(presses() + 1)}>Pressed {presses()}</button>
      <button onClick={() => setLayout('form')}>Only the form</button>
      <button onClick={() => callback.show()}>Help</button>
      <dict-callback ref={callback} />
    </main>
  );
}
