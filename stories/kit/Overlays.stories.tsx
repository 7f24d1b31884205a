import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { ConfirmDialog } from '../../src/elements/kit/layers/Dialog.tsx';
import { Toast } from '../../src/elements/kit/feedback/Toast.tsx';
import { draw } from './draw.tsx';
import { DialogExample, MenuExample } from './OverlayExamples.tsx';
import { person } from '../person.ts';

export default { title: 'Kit/Overlays' } satisfies Meta;

export const InDialog: StoryObj = { render: () => draw(<DialogExample />) };

export const Removing: StoryObj = {
  render: () =>
    draw(
      <ConfirmDialog
        title="Unassign user?"
        confirmLabel="Confirm"
        isDanger
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        {person.email} will not be able to use the product.
      </ConfirmDialog>,
    ),
};

export const InMenu: StoryObj = { render: () => draw(<MenuExample />) };

export const InToast: StoryObj = {
  render: () => draw(<Toast text={`Assigned seat to user ${person.email}`} onGone={() => undefined} />),
};
