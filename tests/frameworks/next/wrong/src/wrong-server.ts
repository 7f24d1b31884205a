import { renderContent } from 'dict-elements/server';

export const ofNoTag = renderContent('dict-sign', { cdn: '/cdn' });
export const withoutSheets = renderContent('dict-signup', { attributes: { product: 'dictation' } });
