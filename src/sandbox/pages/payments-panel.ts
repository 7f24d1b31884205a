import { Hono } from 'hono';
import type { Faults } from '../service/faults.ts';
import type { Service } from '../service/handler.ts';
import { complain } from '../service/http.ts';
import { confirmationCall, paymentsPage, troubles } from './payments-page.ts';

/** The page below /sandbox/payments, and what its buttons do. */
export function paymentsPanel({ service, faults }: { readonly service: Service; readonly faults: Faults }): Hono {
  const { world, basePath } = service;
  const panel = new Hono();

  panel.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'",
    );
  });

  panel.get('/', (context) => context.html(paymentsPage(basePath, world, faults.scripted)));

  panel.post('/', async (context) => {
    const pressed = new URLSearchParams(await context.req.text()).get('trouble') ?? '';
    const back = () => context.redirect(`${basePath}/sandbox/payments`, 303);
    if (pressed === 'none') {
      faults.clear();
      return back();
    }
    if (!isTrouble(pressed)) return complain('There is no such trouble.');
    const { does: _, ...script } = troubles[pressed];
    faults.add({ call: confirmationCall, ...script });
    return back();
  });

  return panel;
}

const isTrouble = (name: string): name is keyof typeof troubles => Object.hasOwn(troubles, name);
