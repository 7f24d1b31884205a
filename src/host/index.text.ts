import { texts } from '../elements/index.ts';

export const t = texts('host', {
  late: 'This takes longer than usual. You can wait, or {reload}.',
  lateReload: 'reload the page',
  noScript: 'This console needs JavaScript. Please switch it on, or write to support.',
});
