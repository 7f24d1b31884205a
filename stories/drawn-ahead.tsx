import type { StoryObj } from '@storybook/web-components-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ElementContext } from '../src/elements/kit/context.ts';
import { surface } from './kit/draw.tsx';

interface View {
  readonly default: ComponentType<Record<string, never>>;
  readonly css: readonly string[];
}

/** What a page shows of an element that was drawn ahead, before a script knows who looks at it. */
export const drawnAhead = ({ default: Drawn, css }: View): StoryObj => ({
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
