export const vendorPlace: string;
export function release(given: { readonly cdn: string; readonly config: string; readonly to: string }): Promise<void>;
export function layOutConsole(folder: string, vendor: object): void;
export function layOut(cdn: string, to: string, version: string): void;
export function withAddresses(text: string, cdn: string, vendor: object): string;
