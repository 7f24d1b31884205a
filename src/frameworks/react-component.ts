import { createElement, forwardRef, useCallback, useEffect, useRef, type ForwardedRef } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Prop → attribute or event name: 'planId' → `plan-id`, 'onDictSession' → `dict-session`. */
type Names = Readonly<Record<string, string>>;

export function component(tag: string, attributes: Names, events: Names, load: () => Promise<unknown>) {
  const Component = forwardRef(function Component(props: Props, given: ForwardedRef<HTMLElement>) {
    const latest = useRef(props);
    useEffect(() => void (latest.current = props));
    const detach = useRef(() => {});
    const ref = useCallback(
      (element: HTMLElement | null) => {
        detach.current();
        detach.current = element ? listen(element, events, () => latest.current) : () => {};
        if (element) void load();
        if (typeof given === 'function') given(element);
        else if (given) given.current = element;
      },
      [given],
    );
    // No hydration warnings, because the element may set attributes on its tag before React hydrates it.
    return createElement(tag, { suppressHydrationWarning: true, ...attributesOf(props, attributes, events), ref });
  });
  Component.displayName = tag;
  return Component;
}

function listen(element: HTMLElement, events: Names, props: () => Props): () => void {
  const ends = Object.entries(events).map(([prop, name]) => {
    const listener = (event: Event) => (props()[prop] as ((event: Event) => void) | undefined)?.(event);
    element.addEventListener(name, listener);
    return () => element.removeEventListener(name, listener);
  });
  return () => ends.forEach((end) => end());
}

/** React 18 and servers set attributes only; React 18 would write `false` as the text 'false', so it is left out. */
function attributesOf(props: Props, attributes: Names, events: Names): Record<string, unknown> {
  const own = new Set(Object.values(attributes));
  const given = Object.entries(props).filter(([prop]) => !Object.hasOwn(events, prop));
  return Object.fromEntries(
    given.map(([prop, value]) => {
      const name = prop === 'className' ? 'class' : (attributes[prop] ?? prop);
      return [name, own.has(name) && value === false ? undefined : value];
    }),
  );
}
