import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { placeBeside } from './top-layer.ts';

/** A button and the popover that it opens: spread `panel` on the popover, and give its id to the button's `popoverTarget`. */
export function usePopover<Panel extends HTMLElement>() {
  const button = useRef<HTMLButtonElement>(null);
  const ref = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  // Effect: positions the popover, which the browser opens outside of React.
  useEffect(() => {
    if (isOpen && ref.current && button.current) return placeBeside(ref.current, button.current);
  }, [isOpen]);
  return {
    button,
    isOpen,
    close: () => ref.current?.hidePopover(),
    panel: {
      ref,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
      // In a shadow root the browser doesn't return the focus by itself.
      onBeforeToggle(event: ToggleEvent<HTMLElement>) {
        if (event.newState === 'closed' && event.currentTarget.matches(':focus-within')) button.current?.focus();
      },
    },
  } as const;
}
