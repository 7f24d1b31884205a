import type { PlaywrightTestConfig } from 'playwright/test';

export function findFirefox(): string | null;
export function firefoxUse(path: string | null): NonNullable<PlaywrightTestConfig['use']>;
