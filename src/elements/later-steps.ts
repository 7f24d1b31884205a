import type { FindStep } from './kit/register.tsx';

/** The table of routes is loaded when a journey first goes on in place: a lone form does not carry it. */
export const laterSteps: FindStep = async (to, state) => (await import('./in-place.ts')).findStep(to, state);
