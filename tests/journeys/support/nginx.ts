import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** True if nginx is installed, which journeys on a release need. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const modules = '/etc/nginx/modules-enabled';
const hasBrotli = hasNginx && spawnSync('grep', ['-rq', 'brotli_static', modules]).status === 0;

/** The encoding that this nginx prefers for a browser that accepts all. */
export const bestEncoding = hasBrotli ? 'br' : 'gzip';

const certificate = fileURLToPath(new URL('../../support/localhost.pem', import.meta.url));

/**
 * Runs nginx with the configuration file of a release in its `http` block, until `close`: with ports (in the order of the
 * `listen` lines), certificate and folder of this machine.
 */
export async function runNginx(file: string, ports: readonly number[], release: string) {
  const left = [...ports];
  const config = file
    .replaceAll(/listen \d+/g, () => `listen 127.0.0.1:${left.shift()}`)
    .replaceAll(/(ssl_certificate(?:_key)?) [^;]+/g, `$1 ${certificate}`)
    .replaceAll('/srv/dict', release)
    .replaceAll(hasBrotli ? /^$/g : /^.*brotli_static.*$/gm, '');
  const folder = await mkdtemp(join(tmpdir(), 'dict-nginx-'));
  await writeFile(join(folder, 'dict.conf'), config);
  await writeFile(join(folder, 'main.conf'), mainOf(folder));
  const nginx = (...more: string[]) =>
    spawnSync('nginx', ['-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log'), ...more], {
      encoding: 'utf8',
    });
  // nginx daemonises: the command ends once it listens.
  const { status, stderr } = nginx();
  if (status !== 0) throw new Error(stderr);
  return {
    warnings: stderr,
    async close() {
      nginx('-s', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const mainOf = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
worker_processes 1;
include ${modules}/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
  include ${folder}/dict.conf;
}
`;
