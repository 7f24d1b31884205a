import { createApp } from 'vue';
import './settings.ts';
import App from './App.vue';

createApp(App).mount('#app');
