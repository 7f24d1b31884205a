import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../src/core/service/endpoint.ts';
import * as endpoints from '../../../src/core/service/endpoints.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createCaller, passwordLogin, standardHeaders } from './sandbox-caller.ts';
import { sandbox, withSandbox } from './sandbox.world.ts';

withSandbox();

const headers = { ...standardHeaders(), 'Content-Type': 'application/json' };

const all: AnyEndpoint[] = Object.values(endpoints);

describe('the service', () => {
  test.each(all.filter(({ access }) => access === 'protected'))(
    'answers 401 to $name without a session',
    async ({ name, method, path }) => {
      const isCsv = name === 'assignSeatsByCsv';
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test${path.replaceAll(/\{\w+\}/g, 'x')}`, {
          method,
          headers: { ...headers, 'Content-Type': isCsv ? 'text/csv' : 'application/json' },
          ...(method === 'POST' && { body: '{"Request": {}}' }),
        }),
      );
      expect(response.status).toBe(401);
    },
  );

  test.each(Object.keys(headers))('complains when the header %s is missing', async (missing) => {
    const { [missing]: _, ...others }: Record<string, string> = headers;
    await refuses(regionRequest(others), missing);
  });

  test.each([
    ['SourceApp', 'android'],
    ['DeviceId', '7'],
    ['CurrentVersion', ''],
    ['UserId', 'nobody'],
    ['Content-Type', 'text/plain'],
  ])('complains when %s is %j', (name, value) => refuses(regionRequest({ ...headers, [name]: value }), name));

  test.each([
    ['{"Request": ', '"expected":"object"'],
    ['{"Request": {"IpAddress": ""}, "IpAddress": ""}', '"keys":["IpAddress"]'],
    ['{"Request": null}', '"path":["Request"]'],
    ['{"Request": {"IpAddress": 7}}', '"expected":"string","code":"invalid_type","path":["Request","IpAddress"]'],
  ])('complains about the body %s', (body, complaint) => refuses(regionRequest(headers, body), complaint));

  test('names the field that does not fit, and repeats no secret', async () => {
    const { Password: _, ...rest } = passwordLogin('retail@example.com', 'Secret123');
    const login = { ...rest, Password: ['Secret123'] };
    const response = await sandbox.fetch(
      post('/api/v2/SingupLogin/Authenticate', headers, JSON.stringify({ Request: login })),
    );
    const { ErrorMessage } = await response.json();
    expect(ErrorMessage).toContain('"path":["Password"]');
    expect(ErrorMessage).not.toContain('Secret123');
  });

  test('lets pages of other origins send the headers and read the seat result', async () => {
    const asked = { Origin: 'https://clinic.example', 'Access-Control-Request-Method': 'POST' };
    const preflight = { method: 'OPTIONS', headers: asked };
    const allowed = await sandbox.fetch(new Request('http://sandbox.test/api/v1/x', preflight));
    const names = allowed.headers.get('Access-Control-Allow-Headers')?.split(',') ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys(headers)));
    const answered = await sandbox.fetch(regionRequest({ ...headers, ...asked }));
    expect(answered.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answered.headers.get('Access-Control-Expose-Headers')).toContain('Content-Disposition');
  });

  test('answers below a base path of its own', async () => {
    const based = createSandbox({ basePath: '/service' });
    const visitor = createCaller(based.fetch, 'http://sandbox.test/service');
    expect((await visitor.call('fetchRegionInfo', {})).read()).toEqual({ ipAddress: '203.0.113.7' });
    expect(based.owns('http://sandbox.test/service/api/v1/x')).toBe(true);
    expect(based.owns('http://sandbox.test/api/v1/x')).toBe(false);
  });
});

async function refuses(request: Request, complaint: string) {
  const response = await sandbox.fetch(request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ Status: 1, ErrorMessage: expect.stringContaining(complaint) });
}

const post = (path: string, sent: Record<string, string>, body: string) =>
  // The body is bytes, because `fetch` adds a Content-Type to a text body.
  new Request(`http://sandbox.test${path}`, { method: 'POST', headers: sent, body: new TextEncoder().encode(body) });

const regionRequest = (sent: Record<string, string>, body = '{"Request": {"IpAddress": ""}}') =>
  post('/api/v1/DataResource/regionsingupformdata', sent, body);
