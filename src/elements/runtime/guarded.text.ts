import { texts } from '../../core/config/text.ts';

export const t = texts('kit', { signedOut: 'You are signed out.' });
