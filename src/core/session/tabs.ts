/** What the tabs of one origin tell each other: that storage holds something new, or that the session has ended. */
export type TabMessage = 'changed' | 'ended';

export interface Tabs {
  tell(message: TabMessage): void;
  /** Calls `hear` for what another tab did, also when this page comes back to sight; the answer stops it. */
  watch(hear: (message: TabMessage) => void): () => void;
}

/** `nameNow` is the channel's and the storage key's: where one of both is missing, the other is enough (NET-12). */
export function createTabs(nameNow: () => string): Tabs {
  let channel: BroadcastChannel | null = null;

  return {
    tell(message) {
      // Where nothing watches (no element is on the page) a channel is opened for the one message.
      const open = channel ?? openChannel(nameNow());
      open?.postMessage(message);
      if (open !== channel) open?.close();
    },

    watch(hear) {
      const name = nameNow();
      const look = () => hear('changed');
      const onMessage = ({ data: message }: MessageEvent<unknown>) => hear(message === 'ended' ? 'ended' : 'changed');
      const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && look();
      const onVisible = () => document.visibilityState === 'visible' && look();
      channel = openChannel(name);
      channel?.addEventListener('message', onMessage);
      addEventListener('storage', onStorage);
      addEventListener('pageshow', look);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        channel?.close();
        channel = null;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', look);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    // Node has channels too, which would keep a server alive.
    return typeof document === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}
