export declare function launchOptions(): Promise<{ executablePath: string; args: string[] }>;
export declare const nodeWorkers: number;
export declare const browserWorkers: number;
