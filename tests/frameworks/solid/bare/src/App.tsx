import { createSignal } from 'solid-js';

export function App() {
  const [presses, setPresses] = createSignal(0);
  return (
    <main>
      <button onClick={() => setPresses(presses() + 1)}>Pressed {presses()}</button>
    </main>
  );
}
