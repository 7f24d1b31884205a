import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { show } from './show.tsx';
import { rowsOf, TableExample } from './TableExample.tsx';

export default { title: 'Kit/Table' } satisfies Meta;

export const Rows: StoryObj = { render: () => show(<TableExample rows={rowsOf(6)} />) };
export const Empty: StoryObj = { render: () => show(<TableExample rows={[]} />) };
export const TenThousand: StoryObj = { render: () => show(<TableExample rows={rowsOf(10_000)} />) };
