import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYAML } from 'confbox/yaml';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { read } from '../../build/built.ts';

const steps = z.array(z.object({ run: z.optional(z.string()) }));
const workflowFile = z.object({ jobs: z.object({ rollback: z.object({ steps }) }) });
const { rollback } = z.parse(workflowFile, parseYAML(read('deploy/workflow.yaml'))).jobs;

test.each([
  ['1.0.0', 0, 'one'],
  ['1.0.0\nrm -r dict', 1, 'two'],
  ['1.2.0', 1, 'two'],
])('DEC-9.4 the workflow rolls back to a version that is there: %s', (version, status, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'dict-server-'));
  const files = { 'dict/1.0.0': 'one', 'dict/1.1.0': 'two', 'dict/1': 'two' };
  for (const [at, content] of Object.entries(files)) {
    mkdirSync(join(folder, at), { recursive: true });
    writeFileSync(join(folder, at, 'dict.js'), content);
  }
  const command = rollback.steps.findLast(({ run }) => run)!.run;
  // Uses this machine in place of the server.
  const ended = spawnSync('bash', ['-e', '-c', `ssh() { shift; bash -c "$*"; }\n${command}`], {
    env: { ...process.env, SERVER: 'server', FOLDER: folder, VERSION: version },
  });
  expect(ended.status).toBe(status);
  expect(readFileSync(join(folder, 'dict/1/dict.js'), 'utf8')).toBe(expected);
  rmSync(folder, { recursive: true });
});
