import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { draw } from './draw.tsx';
import { rowsOf, TableExample } from './TableExample.tsx';

export default { title: 'Kit/Table' } satisfies Meta;

export const Rows: StoryObj = { render: () => draw(<TableExample rows={rowsOf(6)} />) };
export const Empty: StoryObj = { render: () => draw(<TableExample rows={[]} />) };
export const TenThousand: StoryObj = { render: () => draw(<TableExample rows={rowsOf(10_000)} />) };
