import { useRef, type FocusEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { Cross } from '../icons/actions.tsx';
import { t } from '../kit.text.ts';
import { focusPlaceOf, keepFocus } from '../layers/keep-focus.ts';

/** The close button of a message. Returns the focus to where it was before. */
export function CloseMessage({ onClose }: { readonly onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<EventTarget | null>(null);
  const remember = ({ relatedTarget }: FocusEvent) => void (before.current = relatedTarget);
  const close = () => {
    const node = button.current;
    const hadFocus = node?.matches(':focus');
    const place = node && hadFocus ? focusPlaceOf(node) : null;
    if (hadFocus && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else if (place) keepFocus(place);
    onClose();
  };
  return (
    <span className="d-message-close" onFocus={remember}>
      <IconButton ref={button} label={t('dismiss')} icon={<Cross />} onClick={close} />
    </span>
  );
}
