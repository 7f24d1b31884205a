import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYAML } from 'confbox/yaml';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { read } from '../../build/built.ts';

const steps = z.array(z.looseObject({ uses: z.optional(z.string()), run: z.optional(z.string()) }));
const workflowFile = z.object({ jobs: z.record(z.string(), z.object({ steps })) });
const { jobs } = z.parse(workflowFile, parseYAML(read('deploy/workflow.yaml')));
const rollback = jobs.rollback!;

test('a job that has the key of the server runs no development dependency', () => {
  const withKey = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withKey.map(([name]) => name)).toEqual(['release', 'rollback']);
  expect(JSON.stringify(withKey)).not.toMatch(/\bnp[mx]\b|node /);
});

test('every action is pinned by its commit', () => {
  const used = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ uses }) => uses ?? []));
  expect(used).toHaveLength(4);
  expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

const service = z.object({ read_only: z.boolean(), cap_drop: z.array(z.string()), user: z.optional(z.string()) });
const composeFile = z.object({ services: z.object({ console: service, sandbox: service }) });

test('both containers run without root, capabilities and a file system to write to', () => {
  const { services } = z.parse(composeFile, parseYAML(read('deploy/compose.yaml')));
  expect(Object.values(services)).toMatchObject(
    ['console', 'sandbox'].map(() => ({ read_only: true, cap_drop: ['ALL'] })),
  );
  expect(services.sandbox.user).toBe('node');
  expect(read('deploy/Dockerfile').match(/^USER .*$/gm)).toEqual(['USER node', 'USER www-data']);
});

test.each([
  ['1.0.0', 0, 'one'],
  ['1.0.0\nrm -r dict', 1, 'two'],
  ['1.2.0', 1, 'two'],
])('the workflow rolls back to a version that is there: %s', { tags: ['DEC-9.4'] }, (version, status, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'dict-server-'));
  const files = { 'dict/1.0.0': 'one', 'dict/1.1.0': 'two', 'dict/1': 'two' };
  for (const [at, content] of Object.entries(files)) {
    mkdirSync(join(folder, at), { recursive: true });
    writeFileSync(join(folder, at, 'dict.js'), content);
  }
  const command = rollback.steps.findLast(({ run }) => run)!.run;
  // Replaces `ssh` by a function that runs the command here.
  const ended = spawnSync('bash', ['-e', '-c', `ssh() { shift; bash -c "$*"; }\n${command}`], {
    env: { ...process.env, SERVER: 'server', FOLDER: folder, VERSION: version },
  });
  expect(ended.status).toBe(status);
  expect(readFileSync(join(folder, 'dict/1/dict.js'), 'utf8')).toBe(expected);
  rmSync(folder, { recursive: true });
});
