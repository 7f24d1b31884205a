import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../src/core/service/endpoint.ts';
import * as endpoints from '../../../src/core/service/endpoints.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createCaller, passwordLogin, standardHeaders } from './sandbox-caller.ts';

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox();
});

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

  test.each(Object.keys(headersWithout('')))('complains when the header %s is missing', async (missing) => {
    const response = await sandbox.fetch(regionRequest(headersWithout(missing)));
    expect(response.status).toBe(400);
    const { Status, ErrorMessage } = await response.json();
    expect(Status).toBe(1);
    expect(ErrorMessage).toContain(missing);
  });

  test.each([
    ['SourceApp', 'android'],
    ['DeviceId', '7'],
    ['CurrentVersion', ''],
    ['UserId', 'nobody'],
    ['Content-Type', 'text/plain'],
  ])('complains when %s is %j', async (name, value) => {
    const response = await sandbox.fetch(regionRequest({ ...headers, [name]: value }));
    expect(response.status).toBe(400);
    expect((await response.json()).ErrorMessage).toContain(name);
  });

  test.each([
    ['[]', 'no JSON object'],
    ['{"IpAddress": ""}', "a field 'IpAddress' beside Request"],
    ['{"Request": null}', 'The field Request is missing'],
    ['{"Request": {"IpAddress": 7}}', '"expected":"string","code":"invalid_type","path":["IpAddress"]'],
    ['{"Request": ', 'no JSON object'],
  ])('complains about the body %s', async (body, complaint) => {
    const response = await sandbox.fetch(regionRequest(headers, body));
    expect(response.status).toBe(400);
    expect((await response.json()).ErrorMessage).toContain(complaint);
  });

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
    const preflight = new Request('http://sandbox.test/api/v1/DataResource/fetchregioninfo', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://clinic.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers':
          'token,usercode,deviceid,sourceapp,currentversion,ipaddress,userid,content-type',
      },
    });
    const allowed = await sandbox.fetch(preflight);
    expect(allowed.status).toBe(204);
    const names = allowed.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',') ?? [];
    for (const name of Object.keys(headers)) expect(names.map((each) => each.trim())).toContain(name.toLowerCase());
    const answered = await sandbox.fetch(regionRequest({ ...headers, Origin: 'https://clinic.example' }));
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

const headers = { ...standardHeaders(), 'Content-Type': 'application/json' };

function headersWithout(missing: string): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...headers }).filter(([name]) => name !== missing));
}

const post = (path: string, sent: Record<string, string>, body: string) =>
  // As bytes, because `fetch` adds a Content-Type to a text body.
  new Request(`http://sandbox.test${path}`, { method: 'POST', headers: sent, body: new TextEncoder().encode(body) });

const regionRequest = (sent: Record<string, string>, body = '{"Request": {"IpAddress": ""}}') =>
  post('/api/v1/DataResource/regionsingupformdata', sent, body);
