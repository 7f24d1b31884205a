import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { errorResponse } from './http.ts';

/** For programs. Pages of other origins can't send this header: CORS does not allow it. */
export const controlHeader = 'X-Sandbox-Control';

export const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Protects all changes below /sandbox: any page open in a browser on this machine could send requests here. */
export const ownRequestsOnly: MiddlewareHandler = async ({ req }, next) => {
  if (isRead(req.method) || isOwn(req.raw)) return next();
  return errorResponse(
    `A request that changes something comes from a page of this origin, or without an Origin and with the header ${controlHeader}.`,
    403,
  );
};

/** A form on another page can send text that parses as JSON, but not with this content type. */
export const jsonOnly: MiddlewareHandler = async ({ req }, next) => {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (req.method !== 'POST' || type === 'application/json') return next();
  return errorResponse(`The header Content-Type is '${type ?? ''}', and should be application/json.`, 415);
};

function isOwn({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  return origin === null ? headers.has(controlHeader) : origin === new URL(url).origin;
}

/** 400 with `expected` if the body is invalid or `act` returns null. */
export const control =
  <Body>(shape: z.ZodMiniType<Body>, expected: string, act: (body: Body) => object | null | Promise<object | null>) =>
  async (context: Context) => {
    const body = shape.safeParse(await context.req.json().catch(() => null));
    const answer = body.success ? await act(body.data) : null;
    return answer ? context.json(answer) : errorResponse(expected);
  };

export const privateAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
};

/** Prevents answers from running as scripts on this origin, even if a fault gives them another content type. */
export const inertAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  context.header('X-Content-Type-Options', 'nosniff');
};
