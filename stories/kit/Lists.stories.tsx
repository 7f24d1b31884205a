import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../src/elements/kit/feedback/Skeleton.tsx';
import { Combobox } from '../../src/elements/kit/fields/Combobox.tsx';
import { show } from './show.tsx';

export default { title: 'Kit/Lists' } satisfies Meta;

const Carousel = lazy(() => import('../../src/elements/signup/Carousel.tsx'));

const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
];

export const StateField: StoryObj = {
  render: () =>
    show(
      <div className="d-form">
        <Combobox label="State" name="state" options={states.map((name) => ({ value: name, label: name }))} />
      </div>,
    ),
};

export const Partners: StoryObj = {
  render: () =>
    show(
      <Suspense fallback={<Skeleton count={3} />}>
        <Carousel
          label="Our partners"
          slides={states.map((name) => ({ key: name, content: <div className="d-card">{name}</div> }))}
        />
      </Suspense>,
    ),
};
