import { atom } from 'nanostores';
import { consoleAddress } from '../../core/config/navigation.ts';
import { mapOutcome } from '../../core/state/outcome.ts';
import { createResource } from '../../core/state/resource.ts';
import { referEarnInfo } from '../../core/service/endpoints/support.ts';
import type { ElementHandle } from '../kit/context.ts';
import { t } from './refer.text.ts';

export interface Referral {
  readonly code: string;
  readonly earnedDays: number;
  readonly link: string;
}

export type Copied = 'no' | 'yes' | 'failed';

export type ReferFlow = ReturnType<typeof createReferFlow>;

type Needs = Pick<ElementHandle, 'send' | 'say'>;
type WriteClipboard = (text: string) => Promise<void>;

const writeClipboard: WriteClipboard = (text) => navigator.clipboard.writeText(text);

/** The referral code and the days it earned (CON-2.12, CON-7.46). */
export function createReferFlow({ send, say }: Needs, write = writeClipboard) {
  const referral = createResource<Referral>(async (signal) =>
    mapOutcome(await send(referEarnInfo, undefined, { signal }), ({ referralCode, earnedDays }) => ({
      code: referralCode,
      earnedDays,
      link: invitationLink(referralCode),
    })),
  );
  const $copied = atom<Copied>('no');

  return {
    $state: referral.$state,
    $copied,
    load: referral.load,

    async copy(link: string): Promise<void> {
      // If the clipboard is not available, the user can still select the link.
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
