import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { ConfirmDialog } from '../../src/elements/kit/layers/Dialog.tsx';
import { Toast } from '../../src/elements/kit/feedback/Toast.tsx';
import { show } from './show.tsx';
import { DialogExample, MenuExample } from './OverlayExamples.tsx';
import { person } from '../person.ts';

export default { title: 'Kit/Overlays' } satisfies Meta;

export const InDialog: StoryObj = { render: () => show(<DialogExample />) };

export const Removing: StoryObj = {
  render: () =>
    show(
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

export const InMenu: StoryObj = { render: () => show(<MenuExample />) };

export const InToast: StoryObj = {
  render: () => show(<Toast text={`Assigned seat to user ${person.email}`} onDismiss={() => undefined} />),
};
