import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseYAML } from 'confbox/yaml';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The image's /etc/nginx/conf.d/dict.conf, made by the Dockerfile's own command. */
function fileOfImage(folder: string): string {
  const [, command = ''] = /^RUN (sed .*)$/m.exec(read('deploy/Dockerfile'))!;
  const file = join(folder, 'dict.conf');
  cpSync(join(root, 'deploy/nginx.conf'), file);
  execFileSync('sh', ['-c', command.replace('dist/release/nginx.conf', file)]);
  return readFileSync(file, 'utf8');
}

test('the container listens without root and without certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dict-image-'));
  const file = fileOfImage(folder);
  expect(file.match(/^ *listen .*$/gm)).toEqual(['  listen 8080;', '  listen 8080;']);
  expect(file).not.toMatch(/ssl|443/);
  expect(read('deploy/Dockerfile')).toMatch(/^USER www-data$/m);

  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  if (!hasNginx) console.log('nginx is not installed: it has not read the file of the image.');
  else {
    const main = read('deploy/container.conf').replaceAll('/tmp/', `${folder}/`);
    writeFileSync(join(folder, 'main.conf'), main.replace('/etc/nginx/conf.d/*.conf', join(folder, 'dict.conf')));
    // Sending Brotli files needs an nginx module that may not be installed here.
    writeFileSync(join(folder, 'dict.conf'), file.replaceAll(/^.*brotli_static.*$/gm, ''));
    const { stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'main.conf')], { encoding: 'utf8' });
    expect(stderr).toContain('test is successful');
  }
  rmSync(folder, { recursive: true });
});

const build = z.strictObject({
  context: z.literal('..'),
  dockerfile: z.string(),
  args: z.record(z.string(), z.string()),
  target: z.optional(z.string()),
});
const composeFile = z.object({
  services: z.record(z.string(), z.object({ build, ports: z.array(z.string()), command: z.optional(z.string()) })),
});

test('the compose file, read by a parser and not by Docker, serves the release and the sandbox at the configured addresses', () => {
  const { services } = z.parse(composeFile, parseYAML(read('deploy/compose.yaml')));
  const { console, sandbox } = services;
  const images = Object.values(services).map((service) => service.build);
  for (const { dockerfile, args, target = '' } of images) {
    const file = read(dockerfile);
    expect([...file.matchAll(/^ARG (\w+)=/gm)].map(([, name]) => name)).toEqual(Object.keys(args));
    if (target) expect(file).toMatch(new RegExp(`^FROM .* AS ${target}$`, 'm'));
  }
  expect(sandbox?.build.target).toBe('release');
  expect(sandbox?.command).toMatch(/^npm start -- .*--host 0\.0\.0\.0$/);

  const args = console!.build.args;
  const vendor = JSON.parse(read(args['CONFIG']!)) as { serviceBase: string; consoleUrl: string };
  const portOf = (address: string) => new URL(address).port;
  expect(console!.ports).toEqual([`127.0.0.1:${portOf(vendor.consoleUrl)}:8080`]);
  expect(portOf(args['CDN']!)).toBe(portOf(vendor.consoleUrl));
  // The sandbox answers on its own port, and only to names of this machine.
  expect(sandbox!.ports).toEqual([`127.0.0.1:${portOf(vendor.serviceBase)}:${portOf(vendor.serviceBase)}`]);
  expect(new URL(vendor.serviceBase).hostname).toBe('localhost');
});
