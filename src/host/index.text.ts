import { texts } from '../elements/index.ts';

/** What `index.html` says before its script runs, or without one. The build writes it into the page. */
export const t = texts('host', {
  late: 'This takes longer than usual. You can wait, or {reload}.',
  lateReload: 'reload the page',
  noScript: 'This console needs JavaScript. Please switch it on, or write to support.',
});
