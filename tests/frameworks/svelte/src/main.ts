import { mount } from 'svelte';
import './settings.ts';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
