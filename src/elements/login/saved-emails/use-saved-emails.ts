import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useAnnounce } from '../../kit/feedback/LiveRegion.tsx';
import { useStore } from '@nanostores/react';
import type { LoginFlow } from '../login.flow.ts';
import { t } from '../login.text.ts';

export type SavedEmailList = ReturnType<typeof useSavedEmails>;

/** The list opens on focus, filters while one types, and is walked through with the arrow keys; the focus stays in the input. */
export function useSavedEmails(
  flow: LoginFlow,
  input: RefObject<HTMLInputElement | null>,
  layer: RefObject<HTMLElement | null>,
) {
  const emails = useStore(flow.$emails);
  /** What the list is filtered by; null while it is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);

  const matches = query === null ? [] : emails.filter((email) => contains(email, query));
  // On focus the list opens with what the field holds, so that it can be removed there.
  const isTypedOut = hasTyped && matches.length === 1 && isSame(matches[0]!, query ?? '');
  const isOpen = matches.length > 0 && !isTypedOut;
  useSpokenCount(query !== null && emails.length > 0, matches.length);
  useFocusAfter(removing !== null, input);

  const open = () => {
    flow.readEmails();
    setQuery(input.current?.value ?? '');
    setTyped(false);
  };
  const close = () => {
    setQuery(null);
    setActive(null);
  };
  const pick = (email: string) => {
    if (!input.current) return;
    input.current.value = email;
    // The form listens to what is typed.
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    close();
  };
  const act = keyActions({
    isOpen,
    active,
    count: matches.length,
    open,
    close,
    setActive,
    pick: (row) => pick(matches[row]!),
  });

  return {
    hasAny: emails.length > 0,
    isOpen,
    matches,
    active,
    removing,
    pick,
    close,
    askRemoval: setRemoving,
    /** The dialog gives the focus back to the input unheard: the list opens with it. */
    keep() {
      setRemoving(null);
      open();
    },
    remove() {
      if (removing !== null) flow.forgetEmail(removing);
      setRemoving(null);
      open();
    },
    inputEvents: {
      onFocus: open,
      onClick: open,
      onInput(event: FormEvent<HTMLInputElement>) {
        // A browser fills it in without a focus.
        if (!event.currentTarget.matches(':focus')) return;
        setQuery(event.currentTarget.value);
        setTyped(true);
        setActive(null);
      },
      onKeyDown(event: KeyboardEvent) {
        const action = act[event.key];
        if (!action || event.nativeEvent.isComposing || emails.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        action(event.altKey);
      },
    },
    onBlur(event: FocusEvent) {
      const goesTo = event.relatedTarget;
      const stays = goesTo === input.current || (goesTo instanceof Node && layer.current?.contains(goesTo));
      if (!stays) close();
    },
  };
}

const contains = (email: string, typed: string) => email.toLowerCase().includes(typed.trim().toLowerCase());
const isSame = (email: string, typed: string) => email.toLowerCase() === typed.trim().toLowerCase();

interface Walk {
  readonly isOpen: boolean;
  readonly active: number | null;
  readonly count: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly setActive: (row: number | null) => void;
  readonly pick: (row: number) => void;
}

/** What the keys of a combobox do (APG); a key that is not here does what it always does. */
function keyActions({ isOpen, active, count, open, close, setActive, pick }: Walk) {
  // After the last row comes none, where what is typed counts.
  const rowAfter = (by: number) => {
    const row = (active ?? (by > 0 ? -1 : count)) + by;
    return row < 0 || row >= count ? null : row;
  };
  const actions: Record<string, ((withAlt: boolean) => void) | undefined> = {
    ArrowDown: (withAlt) => (isOpen ? !withAlt && setActive(rowAfter(1)) : open()),
    ArrowUp: (withAlt) => (withAlt ? close() : isOpen ? setActive(rowAfter(-1)) : open()),
  };
  if (active !== null) actions.Enter = () => pick(active);
  if (!isOpen) return actions;
  return { ...actions, Home: () => setActive(0), End: () => setActive(count - 1), Escape: close };
}

function useSpokenCount(isAsked: boolean, count: number) {
  const announce = useAnnounce();
  // What a screen reader says is outside of React.
  useEffect(() => {
    if (!isAsked) return;
    return announce(count === 0 ? t('noMatches') : count === 1 ? t('savedOne') : t('savedCount', { count }));
  }, [isAsked, count, announce]);
}

/** The button that asked is gone with its row: the focus goes back to the input. */
function useFocusAfter(isAsking: boolean, input: RefObject<HTMLInputElement | null>) {
  const hasAsked = useRef(false);
  // The dialog has closed by now; before, all outside of it was inert.
  useEffect(() => {
    if (hasAsked.current && !isAsking) input.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking, input]);
}
