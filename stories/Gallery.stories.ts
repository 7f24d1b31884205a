import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { appears } from './act.ts';

/**
 * Third-party pages with elements. Each is one file of src/sandbox/demo that can be copied. Their forms work, with a
 * sandbox as the service.
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
      return frame;
    },
    play: async ({ canvasElement }) => {
      const frame = canvasElement.querySelector('iframe')!;
      await appears(
        () => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.querySelector('main'),
      );
    },
  };
}
