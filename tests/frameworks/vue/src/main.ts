import { createApp } from 'vue';
import { configure } from 'dict-elements';
import App from './App.vue';

configure({
  serviceBase: 'https://api.example.com',
  consoleUrl: 'https://console.example.com',
  links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
});

createApp(App).mount('#app');
