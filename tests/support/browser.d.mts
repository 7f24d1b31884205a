export declare function launchOptions(): Promise<{ executablePath: string; args: string[] }>;
