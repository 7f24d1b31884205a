import { useElementState, type ElementState } from '../kit/context.ts';

type ListState =
  | { readonly at: 'loading' | 'failed' | 'no-access' }
  | { readonly at: 'ready'; readonly busy: 'no' | 'search' | 'more' };

export const useListState = (list: ListState) => useElementState(stateOf(list));

function stateOf(list: ListState): ElementState {
  if (list.at === 'failed') return 'error';
  if (list.at === 'ready') return list.busy === 'no' ? 'ready' : 'busy';
  return list.at === 'loading' ? 'loading' : 'ready';
}
