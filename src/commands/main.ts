#!/usr/bin/env node
import { findCommand, help } from './commands.ts';
import { Mistake } from './mistake.ts';

try {
  const found = findCommand(process.argv.slice(2));
  if (found) process.exitCode = await (await found.command.load())(found.rest);
  else console.log(help);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
