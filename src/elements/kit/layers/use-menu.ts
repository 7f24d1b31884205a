import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { placeBeside } from './top-layer.ts';

/** A popover below its button, for a menu or a panel. It closes when the focus goes elsewhere. */
export function useMenu<Panel extends HTMLElement = HTMLElement>(onOpen?: (panel: Panel) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  const [isOpen, setOpen] = useState(false);
  // Effect: positions the popover, which the browser opens outside of React.
  useEffect(() => {
    const [layer, opener] = [panel.current, button.current];
    if (!isOpen || !layer || !opener) return;
    const stops = [placeBeside(layer, opener), closeOnLeave(layer, opener)];
    opened.current?.(layer);
    return () => stops.forEach((stop) => stop());
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
    close: () => panel.current?.hidePopover(),
  };
}

/** Tab leaves a popover open. Without a `relatedTarget` the focus has left the page, which may come back. */
function closeOnLeave(panel: HTMLElement, button: HTMLElement): () => void {
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || panel.contains(relatedTarget) || button.contains(relatedTarget)) return;
    panel.hidePopover();
  };
  const parts = [panel, button];
  parts.forEach((part) => part.addEventListener('focusout', leave));
  return () => parts.forEach((part) => part.removeEventListener('focusout', leave));
}

export type MenuState = ReturnType<typeof useMenu>;
