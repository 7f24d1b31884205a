export const python: string;
export const windowScript: string;
export function findWebKit(): string | null;
