export * from './console.ts';
export * from './guides.ts';
export * from './payments.ts';
export * from './seats.ts';
