/** Web Locks of one origin, for tests with several tabs in one process. */
export interface OriginLocks {
  /** The lock manager of a tab. `releaseAll` releases its locks, as closing the tab does. */
  forTab(): { readonly manager: LockManager; releaseAll(): void };
}

interface Wish {
  readonly owner: object;
  readonly grant: () => void;
}

export function createLocks(): OriginLocks {
  const holders = new Map<string, Wish>();
  const queues = new Map<string, Wish[]>();

  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };

  function next(name: string): void {
    if (holders.has(name)) return;
    const wish = queueOf(name).shift();
    if (!wish) return;
    holders.set(name, wish);
    queueMicrotask(wish.grant);
  }

  return {
    forTab() {
      const owner = {};

      function request(name: string, options: LockOptions, act: (lock: Lock | null) => unknown): Promise<unknown> {
        if (options.ifAvailable && holders.has(name)) return Promise.resolve(act(null));
        return new Promise((resolve, reject) => {
          const wish: Wish = {
            owner,
            grant() {
              void Promise.resolve(act({ name, mode: 'exclusive' })).then((value) => {
                if (holders.get(name) === wish) holders.delete(name);
                next(name);
                resolve(value);
              });
            },
          };
          options.signal?.addEventListener('abort', () => {
            const queue = queueOf(name);
            if (!queue.includes(wish)) return;
            queue.splice(queue.indexOf(wish), 1);
            reject(new DOMException('Aborted', 'AbortError'));
          });
          queueOf(name).push(wish);
          next(name);
        });
      }

      return {
        manager: { request, query: () => Promise.resolve({ held: [], pending: [] }) } as unknown as LockManager,
        releaseAll() {
          for (const [name, queue] of queues)
            queues.set(
              name,
              queue.filter((wish) => wish.owner !== owner),
            );
          for (const [name, wish] of Array.from(holders)) {
            if (wish.owner !== owner) continue;
            holders.delete(name);
            next(name);
          }
        },
      };
    },
  };
}
