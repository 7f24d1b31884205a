export function versionFaults(given: {
  readonly version: string;
  readonly changes: string;
  readonly readme: string;
}): string[];
export function packFaults(files: readonly string[]): string[];
export function integrityFaults(cdn: string): string[];
export function sizeTable(cdn: string): string[];
export function report(
  checks: readonly { readonly what: string; faultsOf(): readonly string[] | Promise<readonly string[]> }[],
  cdn: string,
  write: (line: string) => void,
): Promise<boolean>;
