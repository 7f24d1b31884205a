import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { Button } from '../../src/elements/kit/controls/Button.tsx';
import { Card } from '../../src/elements/kit/layout/Card.tsx';
import { Chip } from '../../src/elements/kit/lists/Chip.tsx';
import { EmptyState, drawings, type DrawingName } from '../../src/elements/kit/feedback/EmptyState.tsx';
import { Skeleton } from '../../src/elements/kit/feedback/Skeleton.tsx';
import { show } from './show.tsx';
import { TabsExample } from './TabsExample.tsx';
import { person } from '../person.ts';

export default { title: 'Kit/Screens' } satisfies Meta;

export const Cards: StoryObj = {
  render: () =>
    show(
      <Card title="Billing Details" actions={<Button isSmall>Edit Details</Button>}>
        <p>{person.fullName}</p>
        <p className="d-quiet">12 Example Street, Springfield, 00000</p>
      </Card>,
    ),
};

export const Chips: StoryObj = {
  render: () =>
    show(
      <div className="d-row">
        <Chip tone="success">Live</Chip>
        <Chip tone="info">Trial</Chip>
        <Chip tone="warning">Trial expired</Chip>
        <Chip tone="danger">Cancelled</Chip>
        <Chip tone="quiet">OnHold</Chip>
      </div>,
    ),
};

export const Empty: StoryObj = {
  render: () =>
    show(
      <EmptyState drawing="list" action={<Button kind="primary">Start a free trial</Button>}>
        You have no subscriptions yet.
      </EmptyState>,
    ),
};

export const Drawings: StoryObj = {
  render: () =>
    show(
      <div className="d-row">
        {(Object.keys(drawings) as DrawingName[]).map((name) => (
          <EmptyState key={name} drawing={name}>
            {name}
          </EmptyState>
        ))}
      </div>,
    ),
};

export const Waiting: StoryObj = {
  render: () =>
    show(
      <Card>
        <div className="d-stack" aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton count={3} />
          <Skeleton shape="field" />
        </div>
      </Card>,
    ),
};

export const TwoTabs: StoryObj = { render: () => show(<TabsExample />) };
