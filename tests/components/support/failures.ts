import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibleTree(): Promise<string>;
  }
}

/** A red test prints the roles and names on its screen. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(`On the screen:\n${await commands.accessibleTree()}`);
});
