type FocusPlace = ReturnType<typeof focusPlaceOf>;

export function focusPlaceBeside(node: HTMLElement): FocusPlace | null {
  const box = node.closest('.d-root');
  const holder = (node.getRootNode() as Document | ShadowRoot).activeElement;
  return box && holder instanceof HTMLElement && box.contains(holder) ? focusPlaceOf(holder) : null;
}

export function focusPlaceOf(holder: HTMLElement) {
  const around: Element[] = [];
  const box = holder.closest('.d-root');
  for (let node = holder.parentElement; node && box?.contains(node); node = node.parentElement) around.push(node);
  return { holder, around };
}

/**
 * When `holder`, which has or had the focus, is removed, focuses a button in the same row, else the nearest heading
 * (A11Y-31). Stops waiting for that once the visitor focuses or presses something else.
 */
export function keepFocus({ holder, around }: FocusPlace): void {
  const box = around.at(-1);
  if (!box) return;
  const { ownerDocument: document } = box;
  const root = box.getRootNode() as Document | ShadowRoot;
  const listening = new AbortController();
  const end = () => {
    observer.disconnect();
    listening.abort();
  };
  const goneOn = (event: Event) => {
    if (event.composedPath()[0] !== holder) end();
  };
  const look = () => {
    if (holder.isConnected) return;
    const { activeElement } = root;
    // A field of a dialog that closes has the focus until the next paint, though it is hidden.
    const isShown = activeElement && activeElement.getClientRects().length > 0;
    if (isShown && activeElement !== document.body) return end();
    const next = buttonInRow(around) ?? headingAbove(around, box);
    // Without a heading, waits for the next change of the content, which may still be loading.
    if (!next) return;
    end();
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
    // Watches the newly focused node too: a loading screen's heading is replaced when its content has loaded.
    keepFocus(focusPlaceOf(next));
  };
  const observer = new MutationObserver(look);
  observer.observe(box, { childList: true, subtree: true });
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('focusin', goneOn, options);
  document.addEventListener('pointerdown', end, options);
  look();
}

function buttonInRow(around: readonly Element[]): HTMLElement | null {
  const row = around.findIndex((node) => node.matches('tr, li'));
  const inside = around.slice(0, row + 1).filter(({ isConnected }) => isConnected);
  const stops = inside.map((node) => node.querySelector<HTMLElement>('button:enabled, a[href]'));
  return stops.find((stop) => stop !== null) ?? null;
}

function headingAbove(around: readonly Element[], box: Element): HTMLElement | null {
  const left = around.find(({ isConnected }) => isConnected) ?? box;
  const headings = [...box.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6):not(dialog *)')].filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const inside = headings.find((heading) => left.contains(heading));
  const above = headings.findLast(
    (heading) => (heading.compareDocumentPosition(left) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return inside ?? above ?? headings[0] ?? null;
}
