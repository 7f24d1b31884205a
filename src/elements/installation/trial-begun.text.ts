import { texts } from '../../core/config/text.ts';

export const t = texts('installation', {
  trialBegun: 'Your trial is active. Log in to go on.',
});
