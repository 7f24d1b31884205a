import { hydrateRoot } from 'react-dom/client';
import './settings.ts';
// Defines the elements before React hydrates, so that they change a document that React has not seen.
import 'dict-elements/signup';
import 'dict-elements/callback';
import { App } from './App.tsx';

hydrateRoot(document, <App signup="" script="/client.js" />, { onRecoverableError: (error) => console.error(error) });
