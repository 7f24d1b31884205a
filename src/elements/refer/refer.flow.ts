import { atom } from 'nanostores';
import { consoleAddress } from '../../core/config/navigation.ts';
import { mapOutcome } from '../../core/state/problem.ts';
import { createResource } from '../../core/state/resource.ts';
import { referEarnInfo } from '../../core/service/endpoints/support.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text } from './refer.text.ts';

export interface Referral {
  readonly code: string;
  readonly earnedDays: number;
  readonly link: string;
}

type Copied = { readonly what: 'link' | 'message'; readonly isDone: boolean } | null;

export type ReferFlow = ReturnType<typeof createReferFlow>;

type Needs = Pick<ElementHandle, 'send' | 'announce' | 'bind'>;

// Async, so that it rejects and does not throw on an insecure page, where `navigator.clipboard` is undefined.
const writeClipboard = async (copied: string): Promise<void> => navigator.clipboard.writeText(copied);

export function createReferFlow({ send, announce, bind }: Needs) {
  const referral = createResource<Referral>(async (signal) =>
    mapOutcome(await send(referEarnInfo, undefined, { signal }), ({ referralCode, earnedDays }) => ({
      code: referralCode,
      earnedDays,
      link: invitationLink(referralCode),
    })),
  );
  const $copied = atom<Copied>(null);

  return {
    $state: referral.$state,
    $copied,
    load: referral.load,

    async copy(what: 'link' | 'message', copied: string): Promise<void> {
      const isDone = await writeClipboard(copied).then(
        () => true,
        () => false,
      );
      $copied.set({ what, isDone });
      announce(bind(text)(isDone ? 'copied' : failedTexts[what]));
    },
  };
}

const failedTexts = { link: 'copyFailed', message: 'messageCopyFailed' } as const;

const invitationLink = (code: string) =>
  new URL(consoleAddress(`/Invite?rc=${encodeURIComponent(code)}`), location.origin).href;
