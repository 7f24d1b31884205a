import { renderToString } from 'react-dom/server';
import { renderContent } from 'dict-elements/server';
import { App } from './App.tsx';

/** The document with the prerendered signup. */
export async function page(script: string): Promise<string> {
  const attributes = { product: 'dictation', layout: 'panel', 'heading-level': '2' };
  const signup = await renderContent('dict-signup', { cdn: 'https://cdn.example.com/dict/1.0.0', attributes });
  return `<!doctype html>${renderToString(<App signup={signup} script={script} />)}`;
}
