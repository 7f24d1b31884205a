/**
 * One polite status region an element. It is there before any text, and a text that is said again is announced again
 * (A11Y-07). It stands beside React's root, so that a redraw never touches it.
 */
export function createLiveRegion() {
  let node: HTMLElement | null = null;
  let waiting: string[] = [];
  const region = () => {
    if (node) return node;
    node = document.createElement('div');
    node.className = 'd-status';
    node.setAttribute('role', 'status');
    return node;
  };
  return {
    get node() {
      return region();
    },
    say(text: string) {
      // What is said before the next frame is heard with it: no text takes another's place.
      if (waiting.includes(text) || waiting.push(text) > 1) return;
      region().textContent = '';
      requestAnimationFrame(() => {
        region().textContent = waiting.join(' ');
        waiting = [];
      });
    },
  };
}
