import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../controls/Button.tsx';
import { useSheet } from '../context.ts';
import { Dots, ChevronDown } from '../icons.tsx';
import { isShortcut } from '../keys.ts';
import menuCss from './menu.css?inline';
import { usePopover } from './popover.ts';

interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly face?: 'label' | 'dots';
  readonly items: readonly MenuItem[];
  readonly busy?: boolean;
  readonly onPreload?: () => void;
}

export function Menu({ label, face = 'label', items, busy = false, onPreload }: MenuProps) {
  const id = useId();
  const { button: opener, isOpen, close, panel } = usePopover<HTMLDivElement>();
  const startsAt = useRef<0 | -1>(0);
  useSheet(menuCss);
  // Effect: focuses an item once the browser has opened the popover, which happens outside of React.
  useEffect(() => {
    if (!isOpen || !panel.ref.current) return;
    itemsOf(panel.ref.current).at(startsAt.current)?.focus();
    startsAt.current = 0;
  }, [isOpen, panel.ref]);

  const openByArrow = (event: KeyboardEvent) => {
    if (isOpen || busy || isShortcut(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    startsAt.current = event.key === 'ArrowUp' ? -1 : 0;
    panel.ref.current?.showPopover();
  };
  const button = {
    ref: opener,
    onKeyDown: openByArrow,
    popoverTarget: id,
    busy,
    onPreload,
    aria: { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, 'aria-controls': id },
  } as const;
  const select = (item: MenuItem) => {
    close();
    item.onSelect();
  };
  return (
    <>
      {face === 'dots' ? (
        <IconButton label={label} icon={<Dots />} {...button} />
      ) : (
        <Button endIcon={<ChevronDown />} {...button}>
          {label}
        </Button>
      )}
      <div id={id} className="d-menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={walk} {...panel}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-danger={item.isDanger || undefined}
            onClick={() => select(item)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === event.target);
  if (event.key === 'Tab') return event.currentTarget.hidePopover();
  if (isShortcut(event)) return;
  const to = moves[event.key]?.(at, items.length) ?? startingWith(event.key, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

function startingWith(key: string, items: readonly HTMLElement[], at: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = items.map((_, step) => (at + 1 + step) % items.length);
  return order.find((each) => items[each]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
