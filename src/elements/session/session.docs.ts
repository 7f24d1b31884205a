import type { DocsOf } from '../runtime/element-docs.ts';
import type { session } from './session.element.ts';

export const docs: DocsOf<typeof session> = {
  description:
    'Shows the content of its slot signed-in to who is signed in on this origin, and of its slot signed-out to everybody else.',
  slots: { 'signed-in': 'Shown to who is signed in.', 'signed-out': 'Shown to everybody else.' },
};
