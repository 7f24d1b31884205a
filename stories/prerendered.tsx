import type { StoryObj } from '@storybook/web-components-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ElementContext } from '../src/elements/kit/context.ts';
import { surface } from './kit/show.tsx';

interface View {
  readonly default: ComponentType<Record<string, never>>;
  readonly css: readonly string[];
}

/** A prerendered element before any script has run, so without knowing whether the visitor is signed in. */
export const prerendered = ({ default: Drawn, css }: View): StoryObj => ({
  render: () => {
    const { host, wrapper, handle } = surface();
    css.forEach(handle.adoptSheet);
    const markup = renderToString(
      <ElementContext value={handle}>
        <Drawn />
      </ElementContext>,
    );
    wrapper.append(document.createRange().createContextualFragment(markup));
    return host;
  },
});
