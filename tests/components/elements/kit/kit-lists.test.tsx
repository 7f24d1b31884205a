import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu } from '../../../../src/elements/kit/layers/Menu.tsx';
import { DataTable } from '../../../../src/elements/kit/lists/DataTable.tsx';
import { TruncatedInLink } from '../../../../src/elements/kit/lists/Truncated.tsx';
import { Ltr } from '../../../../src/elements/kit/layout/Text.tsx';
import Carousel from '../../../../src/elements/signup/Carousel.tsx';
import { rowsOf, TableExample } from '../../../../stories/kit/TableExample.tsx';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { complaints, renderInRoot, focused, said } from './kit-render.tsx';

const long = 'Fictional Hospitals Trust of the Northern Riverside';

function onDesktop() {
  beforeEach(() => page.viewport(1280, 900));
  afterEach(() => page.viewport(414, 896));
}

describe('a table', { tags: ['A11Y-17'] }, () => {
  onDesktop();

  test('has a caption, headings of columns and rows, and actions that name their row', async () => {
    renderInRoot(<TableExample rows={rowsOf(6)} />);
    await expect.element(page.getByRole('table', { name: 'Purchased subscriptions' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Organization' })).toHaveAttribute('scope', 'col');
    await expect.element(page.getByRole('rowheader', { name: '40022' })).toHaveAttribute('scope', 'row');
    await expect.element(page.getByRole('button', { name: 'Renew 40022' })).toBeVisible();
  });

  test(
    'draws 1,000 characters of a name of 1 MB at most, in its cells, titles and labels',
    { tags: ['NET-32'] },
    () => {
      const name = 'x'.repeat(1_000_000);
      const columns = [
        { key: 'id', heading: 'Name', cell: () => name, isRowHeading: true },
        { key: 'link', heading: 'Link', cell: () => <TruncatedInLink text={name} /> },
        { key: 'email', heading: 'Email', cell: () => <Ltr>{name}</Ltr> },
      ];
      const { host } = renderInRoot(<DataTable caption="Names" columns={columns} rows={[1]} keyOf={String} />);
      const nodes = [...host.shadowRoot!.querySelectorAll('table *')];
      const lengths = nodes.flatMap((node) => [
        node.children.length === 0 ? (node.textContent ?? '').length : 0,
        ...[...node.attributes].map(({ value }) => value.length),
      ]);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
    },
  );

  test('without a layout in two lines shows each value beside its heading if the columns do not fit', async () => {
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

  test('folds the details of a row at 320 px until they are asked for', async () => {
    await page.viewport(320, 900);
    const { host, user } = renderInRoot(<TableExample rows={rowsOf(25)} />);
    const row = page.getByRole('row').nth(1);
    const expiry = row.getByRole('cell', { name: /04 Mar 2027$/ });
    const more = page.getByRole('button', { name: 'Details of 40021' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    more.element().focus();
    await user.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(expiry).toHaveAttribute('aria-colindex', '5');
    // The cell's own heading has no text for screen readers, which read that of its column.
    expect(getComputedStyle(expiry.element(), '::before').content).toBe('"Expiry" / ""');
    expect(host.shadowRoot!.activeElement).toBe(more.element());
    expect(await complaints(host)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(expiry.elements()).toHaveLength(0);

    await page.viewport(768, 900);
    await expect.element(page.getByRole('columnheader', { name: 'Expiry' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  test('at 320 px a long name leaves the email readable', { tags: ['A11Y-22'] }, async () => {
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
});

describe('a cell that is cut', { tags: ['A11Y-17', 'CON-2.3.20'] }, () => {
  onDesktop();

  const cell = () => page.getByRole('button', { name: long, exact: true });

  function open() {
    const { host } = renderInRoot(<TableExample rows={rowsOf(2)} />);
    return { host, tip: () => host.shadowRoot!.querySelector<HTMLElement>('.d-tip:popover-open') };
  }

  test('shows 35 characters, and has the whole as its name', async () => {
    const { host } = open();
    await expect.element(cell()).toBeVisible();
    const rest = host.shadowRoot!.querySelector('.d-cut-rest')!;
    expect(rest.textContent).toBe(long.slice(35));
    expect(rest.getBoundingClientRect().width).toBe(0);
  });

  test('shows the whole on hover', async () => {
    const { tip } = open();
    await userEvent.hover(cell());
    await expect.poll(() => tip()?.textContent).toBe(long);
    await userEvent.unhover(cell());
    await expect.poll(tip).toBe(null);
  });

  test('shows the whole on focus, until Escape', async () => {
    const { tip } = open();
    cell().element().focus();
    await expect.poll(() => tip()?.textContent).toBe(long);
    await userEvent.keyboard('{Escape}');
    await expect.poll(tip).toBe(null);
  });

  test('shows the whole after a press that gives no focus, until the next one elsewhere', async () => {
    const { tip } = open();
    (cell().element() as HTMLElement).click();
    await expect.poll(() => tip()?.textContent).toBe(long);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(tip).toBe(null);
  });
});

describe('a table of 10,000 rows', { tags: ['A11Y-17'] }, () => {
  onDesktop();

  const rendered = (host: HTMLElement) => host.shadowRoot!.querySelectorAll('tbody tr[role=row]').length;

  /** Scrolls to the last row. The height is an estimate until the rows are rendered, so the end moves meanwhile. */
  const scrollToEnd = () =>
    expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return page.getByRole('rowheader', { name: '50020' }).elements().length;
      })
      .toBe(1);

  afterEach(() => window.scrollTo(0, 0));

  test('renders those near the viewport, at its end as at its start', async () => {
    const { host } = renderInRoot(<TableExample rows={rowsOf(10_000)} />);
    await expect.poll(() => rendered(host)).toBeGreaterThan(40);
    expect(rendered(host)).toBeLessThan(400);
    await scrollToEnd();
    await expect.poll(() => rendered(host)).toBeLessThan(400);
  });

  test('states how many there are, and which one each is', async () => {
    const { host } = renderInRoot(<TableExample rows={rowsOf(10_000)} />);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await scrollToEnd();
    await expect.element(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '10001');
    expect(await complaints(host)).toEqual([]);
  });

  test('keeps the row with the focus', { tags: ['A11Y-31'] }, async () => {
    const { host } = renderInRoot(<TableExample rows={rowsOf(10_000)} />);
    const focused = page.getByRole('row').nth(1).getByRole('button').first().element();
    focused.focus();
    await scrollToEnd();
    expect(host.shadowRoot!.activeElement).toBe(focused);
    await expect.element(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  });
});

const slides = ['One', 'Two', 'Three'].map((name) => ({
  key: name,
  content: <p style={{ inlineSize: '80vw' }}>{name}</p>,
}));

/** The text of the only slide that is completely visible: the list has room for one. */
const shown = (host: HTMLElement) => {
  const list = host.shadowRoot!.querySelector('ul')!;
  const view = list.getBoundingClientRect();
  const isWhole = ({ left, right }: DOMRect) => left >= view.left - 1 && right <= view.right + 1;
  return [...list.children].find((slide) => isWhole(slide.getBoundingClientRect()))?.textContent;
};

async function open(options?: Parameters<typeof renderInRoot>[1]) {
  const clock = createControlledClock();
  await restPointer();
  const { host } = renderInRoot(<Carousel label="Our partners" slides={slides} clock={clock} />, options);
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  return { host, clock };
}

/** Moves the pointer away from the carousel, which would pause below it. */
async function restPointer() {
  const corner = document.createElement('p');
  corner.textContent = 'Elsewhere';
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

describe('a carousel', { tags: ['A11Y-16'] }, () => {
  test('moves by itself, and begins again after its end', { tags: ['ACC-2.22', 'ACC-9.14'] }, async () => {
    const { host, clock } = await open();
    await expect.poll(() => clock.running()).toBe(1);
    for (const name of ['Two', 'Three', 'One']) {
      clock.advance(5000);
      await expect.poll(() => shown(host)).toBe(name);
    }
    expect(await complaints(host)).toEqual([]);
  });

  test('pauses under the pointer', async () => {
    const { clock } = await open();
    await userEvent.hover(page.getByText('One'));
    await expect.poll(() => clock.running()).toBe(0);
    await restPointer();
    await expect.poll(() => clock.running()).toBe(1);
  });

  test('has its pause button first, and pauses while it has the focus', async () => {
    const { host, clock } = await open();
    await userEvent.tab();
    expect(focused(host)?.getAttribute('aria-label')).toBe('Pause');
    await expect.poll(() => clock.running()).toBe(0);
  });

  test('stays paused after its pause button was pressed', async () => {
    const { host, clock } = await open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.tab({ shift: true });
    expect(focused(host)).toBe(null);
    expect(clock.running()).toBe(0);
  });

  test.each(['ltr', 'rtl'] as const)(
    'moves forward and back with its buttons, and says where it is, %s',
    async (dir) => {
      const { host } = await open({ dir });
      await userEvent.click(page.getByRole('button', { name: 'Next' }));
      await expect.poll(() => shown(host)).toBe('Two');
      await expect.poll(() => said(host)).toBe('2 of 3');
      await userEvent.click(page.getByRole('button', { name: 'Previous' }));
      await expect.poll(() => shown(host)).toBe('One');
    },
  );

  test('continues from where a visitor has scrolled to', async () => {
    const { host } = await open();
    host.shadowRoot!.querySelector('ul')!.scrollTo({ left: 10_000, behavior: 'instant' });
    await expect.poll(() => shown(host)).toBe('Three');
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(() => shown(host)).toBe('Two');
  });

  test('has no buttons if all slides fit', async () => {
    const { host } = renderInRoot(<Carousel label="Our partners" slides={slides.slice(0, 1)} />);
    await expect.poll(() => shown(host)).toBe('One');
    expect(host.shadowRoot?.querySelectorAll('button')).toHaveLength(0);
  });
});
