interface Wish {
  readonly name: string;
  readonly owner: object;
  readonly grant: () => void;
}

/** Web Locks of one origin, for tests with several tabs in one process. */
export function createLocks() {
  /** Requests in the order in which they came: the first of each name holds the lock. */
  const wishes: Wish[] = [];
  const holderOf = (name: string) => wishes.find((wish) => wish.name === name);

  function drop(wish: Wish): void {
    const wasHolder = holderOf(wish.name) === wish;
    if (wishes.includes(wish)) wishes.splice(wishes.indexOf(wish), 1);
    const next = holderOf(wish.name);
    if (wasHolder && next) queueMicrotask(next.grant);
  }

  return {
    /** The lock manager of a tab. `close` releases its locks, and its requests are never granted any more. */
    forTab() {
      const owner = {};
      let isOpen = true;

      function request(name: string, options: LockOptions, act: (lock: Lock | null) => unknown): Promise<unknown> {
        if (!isOpen) return new Promise(() => {});
        if (options.ifAvailable && holderOf(name)) return Promise.resolve(act(null));
        return new Promise((resolve, reject) => {
          const grant = () =>
            isOpen &&
            void Promise.resolve(act({ name, mode: 'exclusive' })).then((value) => {
              drop(wish);
              resolve(value);
            });
          const wish = { name, owner, grant };
          options.signal?.addEventListener('abort', () => {
            if (!wishes.includes(wish) || holderOf(name) === wish) return;
            drop(wish);
            reject(new DOMException('Aborted', 'AbortError'));
          });
          wishes.push(wish);
          if (holderOf(name) === wish) queueMicrotask(grant);
        });
      }

      const query = async () => ({ held: wishes.filter((wish) => holderOf(wish.name) === wish) });

      return {
        manager: { request, query } as unknown as LockManager,
        close(): void {
          isOpen = false;
          wishes
            .filter((wish) => wish.owner === owner)
            .reverse()
            .forEach(drop);
        },
      };
    },
  };
}
