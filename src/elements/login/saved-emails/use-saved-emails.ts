import { useStore } from '@nanostores/react';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { readIdentifier } from '../../../core/format/typed.ts';
import { isComposing } from '../../kit/fields/form.ts';
import { isShortcut } from '../../kit/keys.ts';
import { useAnnouncement } from '../../kit/feedback/LiveRegion.tsx';
import type { LoginFlow } from '../login.flow.ts';
import { t } from '../login.text.ts';

export type SavedEmailList = ReturnType<typeof useSavedEmails>;

/** The combobox of the login: what is typed, the saved emails that match, and the keys. */
export function useSavedEmails(
  flow: LoginFlow,
  input: RefObject<HTMLInputElement | null>,
  layer: RefObject<HTMLElement | null>,
) {
  const emails = useStore(flow.$emails);
  /** Text that filters the list; null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);

  const matches = query === null ? [] : emails.filter((email) => contains(email, query));
  // Typing a saved email in full closes the list. Focusing the field opens it even then, so that the email can be removed.
  const isTypedOut = hasTyped && matches.length === 1 && isSame(matches[0]!, query ?? '');
  const isOpen = matches.length > 0 && !isTypedOut;
  const found = matches.length === 0 ? t('noMatches') : t('savedCount', { count: matches.length });
  useAnnouncement(query !== null && emails.length > 0 ? found : undefined);
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
    // Dispatches `input`, because setting `value` fires no event: on `input` the form clears the field's error.
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    close();
  };
  // The next active row; null past either end, where Enter submits the typed text.
  const rowAfter = (by: number) => {
    const row = (active ?? (by > 0 ? -1 : matches.length)) + by;
    return row < 0 || row >= matches.length ? null : row;
  };
  // Keys of a combobox as in the ARIA Authoring Practices; all others keep their default.
  const keys: Record<string, ((withAlt: boolean) => void) | undefined> = {
    ArrowDown: (withAlt) => (isOpen ? !withAlt && setActive(rowAfter(1)) : open()),
    ArrowUp: (withAlt) => (withAlt ? close() : isOpen ? setActive(rowAfter(-1)) : open()),
    ...(active !== null && { Enter: () => pick(matches[active]!) }),
    ...(isOpen && { Home: () => setActive(0), End: () => setActive(matches.length - 1), Escape: close }),
  };

  return {
    hasAny: emails.length > 0,
    isOpen,
    matches,
    active,
    removing,
    pick,
    close,
    askRemoval: setRemoving,
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
        // Ignores the `input` event of autofill into a field without the focus: it must not open the list.
        if (!event.currentTarget.matches(':focus')) return;
        setQuery(event.currentTarget.value);
        setTyped(true);
        setActive(null);
      },
      onKeyDown(event: KeyboardEvent) {
        const action = keys[event.key];
        if (isComposing(event) || isShortcut(event) || emails.length === 0) return;
        if (event.key === 'Enter' && !action) close();
        if (!action) return;
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

const contains = (email: string, typed: string) => email.toLowerCase().includes(readIdentifier(typed).toLowerCase());
const isSame = (email: string, typed: string) => email.toLowerCase() === readIdentifier(typed).toLowerCase();

function useFocusAfter(isAsking: boolean, input: RefObject<HTMLInputElement | null>) {
  const hasAsked = useRef(false);
  // Effect: when the removal dialog closes, focuses the input, because the button that opened the dialog may be gone. Not
  // earlier, because the open dialog makes the input inert.
  useEffect(() => {
    if (hasAsked.current && !isAsking) input.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking, input]);
}
