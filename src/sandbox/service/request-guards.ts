import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { errorResponse } from './http.ts';

export const controlHeader = 'X-Sandbox-Control';

export const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses changes below /sandbox that another site's page sends from a browser on this machine. Programs send no Origin:
 * they add `controlHeader`, which CORS denies to such pages.
 */
export const ownRequestsOnly: MiddlewareHandler = async ({ req }, next) => {
  if (isRead(req.method) || isOwn(req.raw)) return next();
  return errorResponse(
    `A request that changes something comes from a page of this origin, or without an Origin and with the header ${controlHeader}.`,
    403,
  );
};

function isOwn({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  return origin === null ? headers.has(controlHeader) : origin === new URL(url).origin;
}

export const control =
  <Body>(shape: z.ZodMiniType<Body>, expected: string, act: (body: Body) => object | null | Promise<object | null>) =>
  async (context: Context) => {
    const body = shape.safeParse(await context.req.json().catch(() => null));
    const answer = body.success ? await act(body.data) : null;
    return answer ? context.json(answer) : errorResponse(expected);
  };
