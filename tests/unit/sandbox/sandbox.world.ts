import { beforeEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { createCaller, type Caller } from './sandbox-caller.ts';

export let sandbox: Sandbox;
export let visitor: Caller;

/** Gives each test a sandbox, and a visitor who is not logged in. */
export const withSandbox = (optionsOf = (): SandboxOptions => ({})) =>
  beforeEach(() => {
    sandbox = createSandbox(optionsOf());
    visitor = createCaller(sandbox.fetch);
  });
