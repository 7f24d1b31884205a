import type { ListResult } from './results.ts';

export declare function measureLists(): Promise<ListResult[]>;
export declare function listLimits(lists: readonly ListResult[]): [sentence: string, holds: boolean][];
