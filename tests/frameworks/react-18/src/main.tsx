import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'dict-elements';
import { App } from './App.tsx';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
