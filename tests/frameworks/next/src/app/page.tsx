import { renderContent } from 'dict-elements/server';
import './settings';
import { Trial } from './Trial';

export default async function Page() {
  const attributes = { product: 'dictation', layout: 'panel', 'heading-level': '2' };
  return (
    <Trial markup={await renderContent('dict-signup', { cdn: 'https://cdn.example.com/dict/1.0.0', attributes })} />
  );
}
