import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from '../../build/built.ts';

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
  expect(file.match(/^ *listen .*$/gm)).toEqual(['  listen 8080 default_server;', '  listen 8080;', '  listen 8080;']);
  expect(file).not.toMatch(/ssl|443|listen 80 |listen 80;/);
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
