import { lazy, Suspense, useEffect, useState, type FunctionComponent, type ReactNode } from 'react';

/**
 * A view whose code is loaded when it is first mounted. If loading fails, renders `LoadFailed`. The next mount, or the
 * return of the network (NET-31), tries again with a new lazy component, because React.lazy remembers a failure.
 */
export function lazyView<Props extends object>(
  importView: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  LoadFailed: FunctionComponent<Props>,
) {
  let loaded: FunctionComponent<Props> | null = null;
  const load = async () => (loaded = (await importView()).default);
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Attempt = attempt();
        return { default: LoadFailed };
      }
    }) as unknown as FunctionComponent<object>;
  let Attempt = attempt();
  const current = () => {
    const View = (loaded ?? Attempt) as FunctionComponent<object>;
    return { View, hasFailed: () => View !== loaded && View !== Attempt };
  };

  function Late({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) {
    const [{ View }, show] = useState(current);
    // Effect: loads a view that failed to load when the browser is online again.
    useEffect(() => {
      const tryAgain = () => show((shown) => (shown.hasFailed() ? current() : shown));
      addEventListener('online', tryAgain);
      return () => removeEventListener('online', tryAgain);
    }, []);
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    );
  }

  Late.load = (): Promise<boolean> =>
    load().then(
      () => true,
      () => false,
    );
  return Late;
}

export const Nothing = () => <></>;
