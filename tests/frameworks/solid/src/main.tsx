import { render } from 'solid-js/web';
import './settings.ts';
import { App } from './App.tsx';

render(() => <App />, document.getElementById('app')!);
