import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('kit', { signedOut: 'You are signed out.' });
