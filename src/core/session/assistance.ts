import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { pageSingleton } from '../page/singletons.ts';
import { onClearScope } from './drafts/clearing.ts';
import { stored, tabArea } from './storage.ts';

/* Flag: the Need-assistance popup is open. 'Schedule a callback', anywhere on the page, sets the flag; closing the popup
 * clears it (CON-2.2.21). */
const storedAssistance = stored('dict.user.assistance', { show_need_assit_popup: z.boolean() }, tabArea);

const asked = () =>
  pageSingleton('assistance', () => {
    const $isAsked = atom(storedAssistance.read()?.show_need_assit_popup ?? false);
    onClearScope('user', () => $isAsked.set(false));
    return $isAsked;
  });

export const assistanceStore = (): ReadableAtom<boolean> => asked();

export const askForAssistance = (): void => put(true);

export const endAssistance = (): void => put(false);

function put(isAsked: boolean): void {
  storedAssistance.write({ show_need_assit_popup: isAsked });
  asked().set(isAsked);
}
