import { mount } from 'svelte';
import { configure } from 'dict-elements';
import App from './App.svelte';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

mount(App, { target: document.getElementById('app')! });
