import type { MiddlewareHandler } from 'hono';

/** The headers of the sandbox's pages: they may run no scripts and be framed by this origin only. */
export const ownPage: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  context.header('X-Content-Type-Options', 'nosniff');
};
