import { useEffect } from 'react';

/**
 * Marks the element while another screen is in place of its first view: the height that `dict.css` reserves is only that
 * of the first view.
 */
export function useReplaced(element: HTMLElement | null | undefined, isReplaced: boolean): void {
  // Effect: sets an attribute of the custom element, which React doesn't render.
  useEffect(() => {
    if (!element || !isReplaced) return;
    element.toggleAttribute('data-replaced', true);
    return () => void element.toggleAttribute('data-replaced', false);
  }, [element, isReplaced]);
}
