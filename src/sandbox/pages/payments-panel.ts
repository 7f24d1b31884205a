import { Hono } from 'hono';
import type { Faults } from '../service/fault.ts';
import type { Service } from '../domain/service.ts';
import { complain } from '../service/http.ts';
import { ownPage } from './own-page.ts';
import { confirmationCall, paymentsPage, troubles } from './payments-page.ts';

/** Serves the page /sandbox/payments and handles its buttons. */
export function paymentsPanel({ service, faults }: { readonly service: Service; readonly faults: Faults }): Hono {
  const { world, basePath } = service;
  const panel = new Hono();

  panel.use(ownPage);

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
