import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'dict-elements';
import { App } from './app';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

bootstrapApplication(App).catch((error) => console.error(error));
