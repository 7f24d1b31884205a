import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { placeBeside } from '../kit/layers/top-layer.ts';

export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Effect: positions the popover, which the browser opens outside of React.
  useEffect(() => {
    const layer = panel.current;
    if (!isOpen || !layer || !button.current) return;
    return placeBeside(layer, button.current);
  }, [isOpen]);
  return {
    button,
    panel,
    isOpen,
    onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    /** Browsers don't return the focus from a popover to its button in a shadow root. */
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.newState === 'closed' && event.currentTarget.matches(':focus-within')) button.current?.focus();
    },
    /**
     * For the button and the panel: closes the panel when Tab moves the focus beyond them. Without a `relatedTarget`
     * the focus has left the page, and may come back.
     */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isOutside = [button, panel].every(({ current }) => !current?.contains(relatedTarget));
      if (relatedTarget && isOutside) panel.current?.hidePopover();
    },
    close: () => panel.current?.hidePopover(),
  };
}

export type NavMenu = ReturnType<typeof useMenu>;
