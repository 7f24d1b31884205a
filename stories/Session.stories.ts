import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { dark, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Session',
  component: 'dict-session',
  parameters: { signedInAs: 'retail@example.com' },
  render: inSiteHeader,
} satisfies Meta;

export const SignedIn: StoryObj = {};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();

/**
 * Puts <dict-session> into the header of a site. The element is invisible by itself: it shows those links in it that
 * fit the session.
 */
function inSiteHeader(): HTMLElement {
  const header = document.createElement('header');
  header.className = 'site-header';
  const name = document.createElement('strong');
  name.textContent = 'spoken · reports';
  const session = document.createElement('dict-session');
  session.append(
    linkTo('To your subscriptions', 'signed-in'),
    linkTo('Log in', 'signed-out'),
    linkTo('Try it free for 30 days', 'signed-out'),
  );
  header.append(name, linkTo('Why dictate'), linkTo('Prices'), session);
  return header;
}

function linkTo(label: string, slot?: string): HTMLElement {
  const link = document.createElement('a');
  if (slot) link.slot = slot;
  link.href = '#';
  link.textContent = label;
  return link;
}
