import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/* The references for pages with a bundler: the signup's fields in React, in the page and in an element, without the library. */

function Form() {
  useEffect(() => void performance.mark('interactive'), []);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Create your account</h1>
      <label>
        Full name <input name="name" autoComplete="name" required />
      </label>
      <label>
        Mobile number <input name="mobile" inputMode="tel" required />
      </label>
      <label>
        Email <input name="email" type="email" required />
      </label>
      <label>
        Password <input name="password" type="password" required />
      </label>
      <button>Create free account</button>
    </form>
  );
}

customElements.define(
  'react-form',
  class extends HTMLElement {
    connectedCallback() {
      createRoot(this.attachShadow({ mode: 'open' })).render(<Form />);
    }
  },
);

const copies = Number(new URLSearchParams(location.search).get('copies') ?? 1);
for (let copy = 0; copy < copies; copy += 1) {
  const place = document.createElement('div');
  document.querySelector('main')?.append(place);
  createRoot(place).render(<Form />);
}
