import { atom } from 'nanostores';
import type { Localized } from '../../core/config/text.ts';

export interface ToastMessage {
  readonly number: number;
  readonly text: Localized;
  readonly tone: 'success' | 'danger';
}

export function createToast() {
  const $toast = atom<ToastMessage | null>(null);
  let count = 0;

  return {
    $toast,
    show(text: Localized, tone: ToastMessage['tone'] = 'success'): void {
      count += 1;
      $toast.set({ number: count, text, tone });
    },
    forget: () => $toast.set(null),
  };
}
