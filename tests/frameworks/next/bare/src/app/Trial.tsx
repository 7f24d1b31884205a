'use client';
import { useState } from 'react';

export function Trial() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
    </main>
  );
}
