import type { Page } from 'playwright/test';

export interface Stage {
  show(id: string, language?: string): Promise<void>;
  speak(language: string): Promise<void>;
  trouble(): Promise<string>;
}
export declare function stageOn(page: Page, url: string, direction?: 'ltr' | 'rtl'): Stage;
