const isSoak = [import.meta.env?.VITE_SOAK, globalThis.process?.env?.VITE_SOAK].includes('1');

/** How many times to try: a number for every run, and a larger one for `npm run test:soak`. */
export const rounds = (usual: number, soak: number): number => (isSoak ? soak : usual);
