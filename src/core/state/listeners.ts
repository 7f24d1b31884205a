export function createListeners<Details extends readonly unknown[] = []>(start: () => () => void = () => () => {}) {
  const listeners = new Set<(...details: Details) => void>();
  let stop = () => {};
  return {
    add(listener: (...details: Details) => void) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    notify: (...details: Details) => [...listeners].forEach((listener) => listener(...details)),
  };
}
