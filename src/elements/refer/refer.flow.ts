import { atom } from 'nanostores';
import { consoleAddress } from '../../core/page/navigation.ts';
import { referEarnInfo } from '../../core/service/endpoints/support.ts';
import type { ElementHandle } from '../kit/context.ts';
import { t } from './refer.text.ts';

export type ReferStep =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'ready'; readonly code: string; readonly earnedDays: number; readonly link: string };

export type Copied = 'no' | 'yes' | 'failed';

export type ReferFlow = ReturnType<typeof createReferFlow>;

type Needs = Pick<ElementHandle, 'send' | 'say'>;
type WriteClipboard = (text: string) => Promise<void>;

const writeClipboard: WriteClipboard = (text) => navigator.clipboard.writeText(text);

/** The referral code and what it earned (console.md sections 2.12 and 7). */
export function createReferFlow({ send, say }: Needs, write = writeClipboard) {
  const $step = atom<ReferStep>({ at: 'loading' });
  const $copied = atom<Copied>('no');

  return {
    $step,
    $copied,

    async load(): Promise<void> {
      $step.set({ at: 'loading' });
      const answer = await send(referEarnInfo, undefined);
      if (!answer.ok) return $step.set({ at: 'failed' });
      const { referralCode, earnedDays } = answer.data;
      $step.set({ at: 'ready', code: referralCode, earnedDays, link: invitationLink(referralCode) });
    },

    async copy(link: string): Promise<void> {
      // Where the page may not write to the clipboard the link can still be selected.
      const isCopied = await Promise.resolve()
        .then(() => write(link))
        .then(
          () => true,
          () => false,
        );
      $copied.set(isCopied ? 'yes' : 'failed');
      say(t(isCopied ? 'copied' : 'copyFailed'));
    },
  };
}

const invitationLink = (code: string) =>
  new URL(consoleAddress(`/Invite?rc=${encodeURIComponent(code)}`), location.origin).href;
