import type { FocusEvent } from 'react';
import { usePopover } from '../kit/layers/popover.ts';

export function useMenu(id: string) {
  const menu = usePopover<HTMLElement>();
  const { button, isOpen, panel, close } = menu;
  /**
   * Closes the panel when Tab moves the focus beyond the button and the panel. Without a `relatedTarget` the focus has
   * left the page, and may come back.
   */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isOutside = [button, panel.ref].every(({ current }) => !current?.contains(relatedTarget));
    if (relatedTarget && isOutside) close();
  };
  return {
    isOpen,
    close,
    button: { ref: button, type: 'button', popoverTarget: id, onBlur, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: { ...panel, id, onBlur, 'data-placed': isOpen || undefined },
  } as const;
}

export type NavMenu = ReturnType<typeof useMenu>;
