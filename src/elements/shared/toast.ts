import { atom } from 'nanostores';

export interface ToastMessage {
  readonly number: number;
  readonly text: string;
  readonly tone: 'success' | 'danger';
}

export function createToast() {
  const $toast = atom<ToastMessage | null>(null);
  let count = 0;

  return {
    $toast,
    show(text: string, tone: ToastMessage['tone'] = 'success'): void {
      count += 1;
      $toast.set({ number: count, text, tone });
    },
    forget: () => $toast.set(null),
  };
}
