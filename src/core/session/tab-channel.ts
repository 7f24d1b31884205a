export type TabChannel = ReturnType<typeof createTabChannel>;

/**
 * Messages between the tabs of one origin. Any script of the origin can send one, so receivers must validate them.
 * `isOurs` selects the storage keys to watch. It is enough if a browser has BroadcastChannel or storage events (NET-12).
 */
export function createTabChannel(name: string, isOurs: (key: string) => boolean = (key) => key === name) {
  let channel: BroadcastChannel | null = null;

  return {
    post(message: unknown): void {
      const open = channel ?? openChannel(name);
      open?.postMessage(message);
      if (open !== channel) open?.close();
    },

    /**
     * Calls `listener` with each message of another tab. Calls it without a message when the storage may have changed:
     * after a storage event, or when this page becomes visible again. Returns a function that stops the watch.
     */
    watch(listener: (message?: unknown) => void): () => void {
      const ended = new AbortController();
      const { signal } = ended;
      const look = () => listener();
      channel = openChannel(name);
      channel?.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => listener(message));
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
    // No channel in Node, where an open BroadcastChannel would keep a server process alive.
    return typeof document === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}
