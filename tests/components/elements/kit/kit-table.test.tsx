import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu } from '../../../../src/elements/kit/layers/Menu.tsx';
import { DataTable } from '../../../../src/elements/kit/lists/DataTable.tsx';
import { rowsOf, TableExample } from '../../../../stories/kit/TableExample.tsx';
import { complaints, renderInRoot } from './kit-render.tsx';

afterEach(() => page.viewport(414, 896));

const long = 'Fictional Hospitals Trust of the Northern Riverside';

describe('A11Y-17 a table', () => {
  test('has a caption, headings of columns and rows, and actions that name their row', async () => {
    await page.viewport(1280, 900);
    renderInRoot(<TableExample rows={rowsOf(6)} />);
    await expect.element(page.getByRole('table', { name: 'Purchased subscriptions' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Organization' })).toHaveAttribute('scope', 'col');
    await expect.element(page.getByRole('rowheader', { name: '40022' })).toHaveAttribute('scope', 'row');
    await expect.element(page.getByRole('button', { name: 'Renew 40022' })).toBeVisible();
  });

  test('cuts a cell at 35 characters; the whole is its name, and shows on hover, focus and until Escape [CON-2.3.20]', async () => {
    await page.viewport(1280, 900);
    const { host } = renderInRoot(<TableExample rows={rowsOf(2)} />);
    const cell = page.getByRole('button', { name: long, exact: true });
    await expect.element(cell).toBeVisible();
    const rest = host.shadowRoot!.querySelector('.d-cut-rest')!;
    expect(rest.textContent).toBe(long.slice(35));
    expect(rest.getBoundingClientRect().width).toBe(0);
    const tip = () => host.shadowRoot!.querySelector<HTMLElement>('.d-tip:popover-open');
    await userEvent.hover(cell);
    await expect.poll(() => tip()?.textContent).toBe(long);
    await userEvent.unhover(cell);
    await expect.poll(tip).toBe(null);
    cell.element().focus();
    await expect.poll(() => tip()?.textContent).toBe(long);
    await userEvent.keyboard('{Escape}');
    await expect.poll(tip).toBe(null);
  });

  test('without columns for the lines has each value beside its heading if the columns do not fit', async () => {
    await page.viewport(320, 900);
    const columns = ['Full name', 'Email address', 'Telephone'].map((heading, at) => ({
      key: heading,
      heading,
      cell: () => 'M'.repeat(12),
      isRowHeading: at === 0,
    }));
    renderInRoot(<DataTable caption="Users" columns={columns} rows={[1, 2]} keyOf={String} />);
    const cell = page.getByRole('row').nth(1).getByRole('cell').first().element();
    expect(getComputedStyle(cell, '::before').content).toBe('"Email address" / ""');
    const [first, second] = page.getByRole('rowheader').elements();
    expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom + 60);
  });

  test('has a few lines per row at 320 px: name, state and action; the rest unfolds', async () => {
    await page.viewport(320, 900);
    const { host, user } = renderInRoot(<TableExample rows={rowsOf(25)} />);
    const row = page.getByRole('row').nth(1);
    const seen = (role: 'cell' | 'rowheader' | 'button', name: string) => row.getByRole(role, { name, exact: true });
    const expiry = row.getByRole('cell', { name: /04 Mar 2027$/ });
    const middleOf = (locator: ReturnType<typeof seen>) => {
      const { top, bottom } = locator.element().getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const first = middleOf(seen('rowheader', '40021'));
    expect(middleOf(seen('cell', 'Live'))).toBeCloseTo(first, 0);
    expect(middleOf(seen('button', 'Renew 40021'))).toBeGreaterThan(first);
    expect(middleOf(seen('cell', 'Example Radiology'))).toBeGreaterThan(first);
    expect(expiry.elements()).toHaveLength(0);

    const more = page.getByRole('button', { name: 'Details of 40021' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    more.element().focus();
    await user.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(expiry).toHaveAttribute('aria-colindex', '5');
    // Screen readers take the heading from the column.
    expect(getComputedStyle(expiry.element(), '::before').content).toBe('"Expiry" / ""');
    expect(host.shadowRoot!.activeElement).toBe(more.element());
    expect(await complaints(host)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(expiry.elements()).toHaveLength(0);

    await page.viewport(768, 900);
    await expect.element(page.getByRole('columnheader', { name: 'Expiry' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  test('A11Y-22 at 320 px a long name leaves the email readable', async () => {
    await page.viewport(320, 900);
    const user = { name: 'Annapurna Chandrasekharan-Venkataraman', email: 'annapurna@example.com' };
    renderInRoot(
      <DataTable
        caption="Seat users"
        columns={[
          { key: 'name', heading: 'Name', cell: () => user.name, isRowHeading: true },
          { key: 'email', heading: 'Email', cell: () => user.email, line: 'second' },
        ]}
        rows={[user]}
        keyOf={() => '40021'}
        action={() => <Menu face="dots" label="Actions" items={[]} />}
      />,
    );
    const cell = page.getByRole('cell', { name: user.email });
    await expect.element(cell).toBeVisible();
    expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth);
  });

  test('keeps its headings in sight while the page scrolls', async () => {
    await page.viewport(1280, 400);
    renderInRoot(<TableExample rows={rowsOf(40)} />);
    window.scrollTo(0, 900);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Seats' }).element().getBoundingClientRect().top)
      .toBe(0);
    window.scrollTo(0, 0);
  });

  test('A11Y-31 with 10,000 rows renders those near the viewport and the one with the focus, and states how many there are', async () => {
    await page.viewport(1280, 900);
    const { host } = renderInRoot(<TableExample rows={rowsOf(10_000)} />);
    const rendered = () => host.shadowRoot!.querySelectorAll('tbody tr[role=row]').length;
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect.poll(rendered).toBeGreaterThan(40);
    expect(rendered()).toBeLessThan(400);
    const focused = page.getByRole('row').nth(1).getByRole('button').first().element();
    focused.focus();
    // The height is an estimate until the rows are rendered, so the end moves while scrolling towards it.
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return page.getByRole('rowheader', { name: '50020' }).elements().length;
      })
      .toBe(1);
    await expect.element(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '10001');
    await expect.poll(rendered).toBeLessThan(400);
    expect(host.shadowRoot!.activeElement).toBe(focused);
    await expect.element(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
    expect(await complaints(host)).toEqual([]);
    window.scrollTo(0, 0);
  });
});
