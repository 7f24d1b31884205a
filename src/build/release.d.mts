export function layOut(cdn: string, to: string, version: string): void;
export function versionFaults(given: {
  readonly version: string;
  readonly changes: string;
  readonly readme: string;
}): string[];
export function packFaults(files: readonly string[]): string[];
export function integrityFaults(cdn: string): string[];
