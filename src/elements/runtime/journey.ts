import { atom, type WritableAtom } from 'nanostores';
import { openConsole } from '../../core/config/navigation.ts';
import type { AnyElement } from './element.ts';
import type { InPlace, LostStep } from './Frame.tsx';

/** The table of routes: not bundled with a single form, loaded on demand. */
export interface RouteResolver {
  /** Finds and defines the element that serves a route, for a journey that goes on in place. */
  readonly find: (to: string, state: Readonly<Record<string, unknown>>) => Promise<Omit<InPlace, 'visit'> | null>;
  /** The screen that had the focus is gone: puts it on the heading of the one that `tag` draws in `element`. */
  readonly focusOn: (tag: string, element: HTMLElement) => Promise<void>;
  /** Whether an address is one of the console's. */
  readonly isRoute: (to: string) => Promise<boolean>;
}

type GoOn = (to: string, state: Readonly<Record<string, unknown>>, replace: boolean) => void;

/** Where an element has its journey, for the steps that are drawn inside it, of another copy of the library too. */
export const inPlaceOf = Symbol.for('dict.go-on');

export interface Journeying {
  readonly [inPlaceOf]: GoOn;
}

export interface Journey {
  /** The step that is shown in place of the element's own view; null for that view. */
  readonly $inPlace: WritableAtom<InPlace | LostStep | null>;
  /** Shows a step of the same journey in place; opens the console at anything else. */
  readonly goOn: GoOn;
}

/** `onLost`: the code of a step could not be loaded. */
export function createJourney(
  element: HTMLElement,
  { tag, journey = [] }: Pick<AnyElement, 'tag' | 'journey'>,
  routeResolver: RouteResolver,
  onLost: (error: unknown) => void,
): Journey {
  const $inPlace = atom<InPlace | LostStep | null>(null);
  let visit = 0;

  const goOn: GoOn = (to, state, replace) => {
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
        $inPlace.set(() => goOn(to, state, replace));
        onLost(error);
      },
    );
  };

  return { $inPlace, goOn };
}

/** The journey that an element is a step of, when it is drawn inside another element of ours. */
function outerJourney(element: HTMLElement): Journeying | null {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : element.parentElement?.closest('.d-root')?.parentElement;
  return host && inPlaceOf in host ? (host as unknown as Journeying) : null;
}
