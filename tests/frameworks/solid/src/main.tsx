import { render } from 'solid-js/web';
import { configure } from 'dict-elements';
import { App } from './App.tsx';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

render(() => <App />, document.getElementById('app')!);
