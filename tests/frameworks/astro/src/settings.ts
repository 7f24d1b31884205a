import { configure } from 'dict-elements';

// Of the page that the server draws and of the one that lives: what is drawn must be the same.
configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});
