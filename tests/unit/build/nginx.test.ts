import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAddresses } from '../../../src/build/release.mjs';
import { hasNginx, runNginx } from '../../journeys/support/nginx.ts';
import { freePorts } from '../../support/listening.ts';
import { read } from '../../build/built.ts';

/* The release's file for nginx: what is written into it, and whom nginx answers with it. */

const cdn = 'https://cdn.vendor.test/dict';
const fileOf = (vendor: object, address = cdn) => withAddresses(read('deploy/nginx.conf'), address, vendor);

const odd = ['"', ';', '$', '{', "'"].map((each) => `https://logos${each}x.vendor.test`);
test.each<readonly [string, object]>([
  ...odd.map((host) => [`the logo ${host}`, { logo: { light: `${host}/logo.svg` } }] as const),
  ['a partner’s logo', { partners: [{ name: 'Vale', logo: 'https://a;b.test/logo.svg' }] }],
  ['a video', { links: { videos: { mic: 'https://a$b.test/mic' } } }],
  ['the service', { serviceBase: 'https://a"b.test' }],
  ['the card widget', { payments: { cardWidgetUrl: 'https://a;b.test/widget.js' } }],
  ['the console’s host', { consoleUrl: 'https://a;b.test' }],
  ['a space in the console’s path', { consoleUrl: 'https://console.test/my console' }],
  ['the console’s path', { consoleUrl: 'https://console.test/a;b' }],
])('a release refuses %s: it would end a value of the file for nginx', (_, vendor) => {
  expect(() => fileOf(vendor)).toThrow(/can't be written into nginx\.conf/);
});

test('a release refuses a CDN whose host would end a value of the file for nginx', () => {
  expect(() => fileOf({}, 'https://a;b.test/dict')).toThrow(/can't be written into nginx\.conf/);
});

test('the names of port 80 stand once if the console and the CDN share a host', () => {
  expect(fileOf({ consoleUrl: 'https://cdn.vendor.test' })).toContain('server_name cdn.vendor.test;\n  server_tokens');
});

describe.runIf(hasNginx)('nginx with the file of a release', () => {
  const folder = mkdtempSync(`${tmpdir()}/dict-nginx-root-`);
  let ports = { tls: 0, plain: 0 };
  let nginx: Awaited<ReturnType<typeof runNginx>>;

  beforeAll(async () => {
    const [tls = 0, plain = 0] = await freePorts(2);
    ports = { tls, plain };
    const file = fileOf({ consoleUrl: 'https://console.vendor.test' });
    nginx = await runNginx(file, [tls, tls, tls, plain, plain], folder);
  });
  afterAll(async () => {
    await nginx.close();
    rmSync(folder, { recursive: true });
  });

  const handshake = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const socket: TLSSocket = connect(
        { host: '127.0.0.1', port: ports.tls, rejectUnauthorized: false, ...options },
        () => {
          resolve(socket.getProtocol() ?? '');
          socket.destroy();
        },
      );
      socket.on('error', () => resolve('refused'));
    });

  const answerOf = (ask: typeof askPlainly, options: RequestOptions & ConnectionOptions) =>
    new Promise<IncomingMessage | 'refused'>((resolve) => {
      ask({ hostname: '127.0.0.1', path: '/a?b=c', rejectUnauthorized: false, ...options }, (answer) => {
        answer.resume();
        resolve(answer);
      })
        .on('error', () => resolve('refused'))
        .end();
    });

  test.each(['console.vendor.test', 'cdn.vendor.test'])('speaks TLS 1.3 with %s', async (servername) => {
    expect(await handshake({ servername })).toBe('TLSv1.3');
  });

  test('speaks no TLS older than 1.2', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await handshake({ servername: 'console.vendor.test', ...old })).toBe('refused');
  });

  test.each([
    ['another host', { servername: 'evil.test' }],
    ['no host', {}],
  ])('refuses the handshake of %s', async (_, of) => {
    expect(await handshake(of)).toBe('refused');
  });

  test('closes a connection whose request names another host than its handshake', async () => {
    const options = { port: ports.tls, servername: 'console.vendor.test', headers: { Host: 'evil.test' } };
    expect(await answerOf(askSecurely as typeof askPlainly, options)).toBe('refused');
  });

  test.each(['console.vendor.test', 'cdn.vendor.test'])('leads http of %s to https', async (host) => {
    const answer = await answerOf(askPlainly, { port: ports.plain, headers: { Host: host } });
    expect(answer).toMatchObject({ statusCode: 301, headers: { location: `https://${host}/a?b=c` } });
  });

  test('closes a connection over http that names another host', async () => {
    expect(await answerOf(askPlainly, { port: ports.plain, headers: { Host: 'evil.test' } })).toBe('refused');
  });
});

describe.runIf(hasNginx)('nginx with the file of a release at other paths', () => {
  const folder = mkdtempSync(`${tmpdir()}/dict-nginx-root-`);
  const files = [
    'host/über/console/index.html',
    'host/über/console/robots.txt',
    'dict/1/dict.js',
    'dict/1.0.0/dict.js',
  ];
  beforeAll(() => {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function answersOf(vendor: object, address: string, asked: readonly string[]) {
    const [console = 0, plain = 0] = await freePorts(2);
    const nginx = await runNginx(fileOf(vendor, address), [console, console, console, plain, plain], folder);
    const { hostname } = new URL(asked[0]!);
    const answers = asked.map((url) => {
      const { pathname } = new URL(url);
      return new Promise<string>((resolve, reject) => {
        const options = { hostname: '127.0.0.1', port: console, path: pathname, servername: hostname };
        askSecurely({ ...options, rejectUnauthorized: false, headers: { Host: hostname } }, (answer) => {
          const { 'cache-control': cache = '', location = '' } = answer.headers;
          answer.resume();
          resolve(`${answer.statusCode} ${location || cache}`);
        })
          .on('error', reject)
          .end();
      });
    });
    const all = await Promise.all(answers);
    await nginx.close();
    return all;
  }

  test('the console’s path may have letters of any language', { tags: ['DEC-6.7'] }, async () => {
    const at = 'https://console.vendor.test';
    const asked = ['/über/console/robots.txt', '/über/console/login', '/.well-known/change-password'];
    expect(
      await answersOf(
        { consoleUrl: `${at}/über/console` },
        cdn,
        asked.map((path) => at + path),
      ),
    ).toEqual(['200 public, max-age=600', '200 no-store', '302 /%C3%BCber/console/account']);
  });

  test.each(['/static/dict+1.x', '/größe', ''])('the CDN is at the path of --cdn: "%s"', async (path) => {
    const at = 'https://cdn.vendor.test';
    const asked = [`${path}/1.0.0/dict.js`, `${path}/1/dict.js`, `${path}/1/gone.js`, '/nginx.conf'];
    expect(
      await answersOf(
        {},
        at + path,
        asked.map((each) => at + each),
      ),
    ).toEqual(['200 public, max-age=31536000, immutable', '200 public, max-age=600', '404 no-store', '404 no-store']);
  });
});
