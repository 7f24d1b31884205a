export interface FoundBrowser {
  source: string;
  executablePath: string;
  version: string;
}
export declare const browserArgs: string[];
export declare function findBrowser(say?: (line: string) => void): Promise<FoundBrowser>;
export declare function launchOptions(): Promise<{ executablePath: string; args: string[] }>;
