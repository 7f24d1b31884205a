import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { page } from '../page/page.ts';
import { forgetOn } from './drafts/forgetting.ts';
import { stored, tabArea } from './storage.ts';

/* 'Schedule a callback' anywhere on the page sets this flag, which opens the Need-assistance popup; closing the popup
 * clears it (CON-2.2.21). */
const kept = stored('dict.user.assistance', { show_need_assit_popup: z.boolean() }, tabArea);

const asked = () =>
  page('assistance', () => {
    const $isAsked = atom(kept.read()?.show_need_assit_popup ?? false);
    forgetOn('user', () => $isAsked.set(false));
    return $isAsked;
  });

export const assistanceStore = (): ReadableAtom<boolean> => asked();

export const askForAssistance = (): void => put(true);

export const endAssistance = (): void => put(false);

function put(isAsked: boolean): void {
  kept.write({ show_need_assit_popup: isAsked });
  asked().set(isAsked);
}
