import { createServer } from 'node:http';
import { checkService } from '../../../src/commands/check-service/check-service.ts';
import { listenerOf } from '../../../src/sandbox/server/node.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { listening } from '../../support/listening.ts';

/* The command `check-service` against the sandbox over HTTP, whose answers a test may falsify. */

export const user = 'retail@example.com';
export const embedOrigin = 'https://www.example.com';

/** Changes an answer of the service into a wrong one. `json` is its body, to be changed in place. */
export type Lie = (answer: Response, json: Json, request: Request) => Response | void | Promise<Response | void>;

// eslint-disable-next-line typescript/no-explicit-any
export type Json = any;

/** A lie for the answers of a call, named by the end of its path. */
export type Lies = Readonly<Record<string, Lie>>;

export async function serviceThat(lies: Lies) {
  const sandbox = createSandbox();
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const true_ = await sandbox.fetch(request);
    const lie = Object.entries(lies).find(([end]) => pathname.endsWith(end))?.[1] ?? lies['*'];
    if (!lie) return true_;
    const text = await true_.text();
    const json: Json = text.startsWith('{') ? JSON.parse(text) : null;
    const instead = await lie(true_, json, request);
    if (instead) return instead;
    const body = [101, 204, 205, 304].includes(true_.status) ? null : json ? JSON.stringify(json) : text;
    return new Response(body, { status: true_.status, headers: true_.headers });
  };
  const { url, close } = await listening(createServer(listenerOf(answer)));
  return { url, close, sandbox };
}

interface Run {
  readonly words?: readonly string[];
  readonly password?: string;
  readonly isAgreed?: boolean;
  readonly isSignedIn?: boolean;
}

/** Runs the command against a service that lies. */
export async function check(
  lies: Lies,
  { words = [], password = seedPassword, isAgreed = false, isSignedIn = true }: Run = {},
) {
  const { url, close, sandbox } = await serviceThat(lies);
  const questions: string[] = [];
  const printed: string[] = [];
  try {
    const status = await checkService(['--service', url, ...(isSignedIn ? ['--user', user] : []), ...words], {
      environment: { DICT_PASSWORD: password },
      ask: {
        secret: () => Promise.reject(new Error('The password is in the environment.')),
        isAgreed: (question) => Promise.resolve(questions.push(question) > 0 && isAgreed),
      },
      print: (text) => void printed.push(text),
    });
    return { status, output: printed.join(''), questions: questions.join(''), sandbox };
  } finally {
    await close();
  }
}
