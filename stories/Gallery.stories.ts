import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears } from './act.ts';
import { sentMessage } from './sent-message.ts';

/**
 * Third-party pages with elements, from src/sandbox/demo. Their forms work, with a sandbox as the service; the messages
 * that it would send appear above the page. Pages with both themes follow the toolbar.
 */
export default { title: 'Start/Gallery', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export const VendorLandingPage = page('landing');
export const PartnerInvoice = page('partner');
export const Hospital = page('hospital');
export const RadiologyGroup = page('radiology');
export const DeveloperProduct = page('developers');
export const NightShift = page('night');

function page(name: string): StoryObj {
  return {
    render: () => {
      const frame = document.createElement('iframe');
      frame.title = name;
      frame.src = `./demo/${name}.html`;
      frame.className = 'shop-window';
      const whole = document.createElement('div');
      whole.className = 'shop';
      whole.append(sentMessage(), frame);
      followTheme(frame, whole);
      return whole;
    },
    play: async ({ canvasElement }) => {
      const frame = canvasElement.querySelector('iframe')!;
      await appears(
        () => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.querySelector('main'),
      );
    },
  };
}

/** Gives the page in the frame the theme of the story's page, unless it has only one. */
function followTheme(frame: HTMLIFrameElement, whole: HTMLElement): void {
  const follow = () => {
    const root = frame.contentDocument?.documentElement;
    if (!root?.querySelector('meta[name="color-scheme"][content="light dark"]')) return;
    root.style.colorScheme = document.documentElement.dataset.theme ?? '';
  };
  frame.addEventListener('load', follow);
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  whole.addEventListener('dict-story-over', () => observer.disconnect(), { once: true });
}
