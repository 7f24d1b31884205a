import { atom } from 'nanostores';
import { openConsole } from '../../core/config/navigation.ts';
import type { AnyElement } from './element.ts';
import type { InPlace, RetryLoad } from './Frame.tsx';

export interface RouteResolver {
  /** Finds and defines the element that shows the route. Resolves to null if the route can't be shown in place. */
  readonly find: (to: string, state: Readonly<Record<string, unknown>>) => Promise<Omit<InPlace, 'visit'> | null>;
  /** Focuses the heading of the step `tag` in `element`: the previously focused screen is gone. */
  readonly focusOn: (tag: string, element: HTMLElement) => Promise<void>;
  readonly isRoute: (to: string) => Promise<boolean>;
}

export type NavigateInPlace = (to: string, state: Readonly<Record<string, unknown>>, replace: boolean) => void;

/**
 * Key of the method that shows the next screen in place of an element's view. Elements nested in that view call it on the
 * outer element. The symbol is global, because the two may come from different copies of the library.
 */
export const inPlaceOf = Symbol.for('dict.go-on');

export interface Journeying {
  readonly [inPlaceOf]: NavigateInPlace;
}

export function createJourney(
  element: HTMLElement,
  { tag, journey = [] }: Pick<AnyElement, 'tag' | 'journey'>,
  routeResolver: RouteResolver,
  onLoadError: (error: unknown) => void,
) {
  const $inPlace = atom<InPlace | RetryLoad | null>(null);
  let visit = 0;

  const navigateInPlace: NavigateInPlace = (to, state, replace) => {
    const outer = outerJourney(element);
    if (outer) return outer[inPlaceOf](to, state, replace);
    const path = `${to.split(/[?#]/)[0]}/`;
    if (!journey.some((each) => path.startsWith(`${each}/`))) return openConsole(to, replace);
    routeResolver.find(to, state).then(
      (step) => {
        if (!step) return openConsole(to, replace);
        $inPlace.set(step.tag === tag ? null : { ...step, visit: (visit += 1) });
        void routeResolver.focusOn(step.tag, element);
      },
      (error: unknown) => {
        $inPlace.set(() => navigateInPlace(to, state, replace));
        onLoadError(error);
      },
    );
  };

  return { $inPlace, navigateInPlace };
}

function outerJourney(element: HTMLElement): Journeying | null {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : element.parentElement?.closest('.d-root')?.parentElement;
  return host && inPlaceOf in host ? (host as unknown as Journeying) : null;
}
