import type { FocusEvent } from 'react';
import { usePopover } from '../kit/layers/top-layer.ts';

export function useMenu() {
  const menu = usePopover<HTMLElement>();
  const { button, panel, close } = menu;
  /**
   * For the button and the panel: closes the panel when Tab moves the focus beyond them. Without a `relatedTarget` the
   * focus has left the page, and may come back.
   */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isOutside = [button, panel.ref].every(({ current }) => !current?.contains(relatedTarget));
    if (relatedTarget && isOutside) close();
  };
  return { ...menu, onBlur, panel: { ...panel, onBlur, 'data-placed': menu.isOpen || undefined } };
}

export type NavMenu = ReturnType<typeof useMenu>;
