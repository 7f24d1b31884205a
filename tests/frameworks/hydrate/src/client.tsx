import { hydrateRoot } from 'react-dom/client';
import './settings.ts';
// Before React hydrates: the elements draw first, into a document that React has not seen.
import 'dict-elements/signup';
import 'dict-elements/callback';
import { App } from './App.tsx';

hydrateRoot(document, <App signup="" script="/client.js" />, { onRecoverableError: (error) => console.error(error) });
