import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePorts } from '../../listening.ts';
import { python, windowScript } from './find.mjs';

const patienceMs = 30_000;

export async function startProcesses(windows: number) {
  const started: ChildProcess[] = [];
  const stop = () => started.forEach((each) => each.kill('SIGKILL'));
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'ignore') => {
    const child = spawn(command, args, { env, stdio });
    started.push(child);
    return child;
  };
  process.once('exit', stop);

  const [inspectorPort, driverPort] = await freePorts(2);
  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'],
    { PATH: process.env.PATH },
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DISPLAY: `:${await firstLine(screen.stdio[3] as Readable)}`,
    // Software rendering: test machines have no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Tests may run as root, which WebKit's sandbox doesn't allow.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
    TZ: 'Europe/London',
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
  };
  const inspector = `127.0.0.1:${inspectorPort}`;
  const browser = start(python, [windowScript], {
    ...env,
    WINDOWS: String(windows),
    WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
  });
  await answering(`http://${inspector}/`, (html) => html.split('WebPage').length > windows);
  const target = portsOf(browser.pid!).find((port) => port !== inspectorPort);
  start('WebKitWebDriver', [`--port=${driverPort}`, `--target=127.0.0.1:${target}`], env);
  const driver = `http://127.0.0.1:${driverPort}`;
  await answering(`${driver}/status`);
  return { inspector, driver, stop };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('Xvfb has not started.');
}

/** The ports that a process listens on. WebKit chooses its automation port itself and doesn't report it. */
const portsOf = (pid: number): readonly number[] =>
  execFileSync('ss', ['-ltnpH'])
    .toString()
    .split('\n')
    .filter((line) => line.includes(`pid=${pid},`))
    .map((line) => Number(/127\.0\.0\.1:(\d+)/.exec(line)?.[1]));

/** Polls until a request succeeds: the processes don't report when they are ready. */
async function answering(url: string, isReady = (_: string) => true): Promise<void> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(url).then(
      (response) => response.text(),
      () => null,
    );
    if (answer !== null && isReady(answer)) return;
    if (Date.now() > endMs) throw new Error(`Nobody answers at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
