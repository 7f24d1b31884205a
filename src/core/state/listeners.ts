export interface Listeners<Details extends readonly unknown[] = []> {
  add(listener: (...details: Details) => void): () => void;
  notify(...details: Details): void;
}

export function createListeners<Details extends readonly unknown[] = []>(
  start: () => () => void = () => () => {},
): Listeners<Details> {
  const listeners = new Set<(...details: Details) => void>();
  let stop = () => {};
  return {
    add(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    notify: (...details) => [...listeners].forEach((listener) => listener(...details)),
  };
}
