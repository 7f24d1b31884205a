import { hydrateRoot } from 'react-dom/client';
import { configure } from 'dict-elements';
// Before React hydrates: the elements draw first, into a document that React has not seen.
import 'dict-elements/signup';
import 'dict-elements/callback';
import { App } from './App.tsx';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

hydrateRoot(document, <App signup="" script="/client.js" />, { onRecoverableError: (error) => console.error(error) });
