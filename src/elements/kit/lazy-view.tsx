import { lazy, Suspense, useState, type FunctionComponent, type ReactNode } from 'react';

/**
 * A view whose code is loaded when it is first mounted. If loading fails, renders `LoadFailed`. The next mount tries again
 * with a new lazy component, because React.lazy remembers a failure.
 */
export function lazyView<Props extends object>(
  importView: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  LoadFailed: FunctionComponent<Props>,
) {
  let loaded: FunctionComponent<Props> | null = null;
  const load = async () => (loaded = (await importView()).default);
  let Attempt = attempt();
  function attempt() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Attempt = attempt();
        return { default: LoadFailed };
      }
    });
  }

  function Late({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) {
    const [View] = useState(() => (loaded ?? Attempt) as FunctionComponent<object>);
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
