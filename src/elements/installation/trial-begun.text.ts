import { texts } from '../../core/config/text.ts';

/** Apart from `installation.text.ts`, because the registry loads it. */
export const t = texts('installation', {
  trialBegun: 'Your trial is active. Log in to go on.',
});
