import { texts } from '../../../core/config/text.ts';

export const t = texts('list', {
  showMore: 'Show more',
  loadingMore: 'Loading…',
  shown: '{shown} shown',
  shownOf: 'Showing {shown} of {total}',
  search: 'Search',
  searchTooLong: 'Invalid input. Search-string too long!',
  noRecords: 'No record(s) found',
  oneFound: 'One found',
  found: '{count} found',
  tryAgain: 'Try again',
  notLoaded: 'This list could not be loaded.',
  offline: 'You are offline. The list will load as soon as you are back online.',
  moreOptions: 'and {count} more. Type to narrow them down.',
});
