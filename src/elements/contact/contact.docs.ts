import type { DocsOf } from '../runtime/element-docs.ts';
import type { contact } from './contact.element.ts';

export const docs: DocsOf<typeof contact> = {
  description:
    'Shows whom to ask: the offices of the configuration for account owners, the account manager for everybody else.',
};
