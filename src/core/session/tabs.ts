/** How the tabs of one origin hear of each other. What a message says is read by whoever gets it: any script may send one. */
export interface Tabs {
  tell(message: unknown): void;
  /**
   * Calls `hear` with what another tab told, and without a message when the storage may hold something new: it was written to,
   * or this page comes back to sight. The answer stops it.
   */
  watch(hear: (message?: unknown) => void): () => void;
}

/**
 * `nameNow` is the channel's name. `isOurs` knows the keys of the storage that are watched: where one of the two ways is missing,
 * the other is enough (NET-12).
 */
export function createTabs(nameNow: () => string, isOurs: (key: string) => boolean = (key) => key === nameNow()): Tabs {
  let channel: BroadcastChannel | null = null;

  return {
    tell(message) {
      // Where nothing watches (no element is on the page) a channel is opened for the one message.
      const open = channel ?? openChannel(nameNow());
      open?.postMessage(message);
      if (open !== channel) open?.close();
    },

    watch(hear) {
      const ended = new AbortController();
      const { signal } = ended;
      const look = () => hear();
      channel = openChannel(nameNow());
      channel?.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => hear(message));
      addEventListener('storage', ({ key }) => (key === null || isOurs(key)) && look(), { signal });
      addEventListener('pageshow', look, { signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
      return () => {
        ended.abort();
        channel?.close();
        channel = null;
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
