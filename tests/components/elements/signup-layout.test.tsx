import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isGone, isShown } from '../support/screen.ts';
import { signupOf, submit } from './signup-screen.ts';

/* <dict-signup>: the panel beside the form, and where everything is. */

const page = sandboxPage();

const { open } = signupOf(page);

async function submitEmpty(root: ShadowRoot): Promise<void> {
  await submit();
  await expect.poll(() => root.querySelectorAll('[aria-invalid]').length).toBe(4);
}

test.each([
  [
    'dictation',
    [
      '55+ specialties, with their own vocabulary',
      '99% accuracy, from the first report on',
      'No credit card needed for the trial',
    ],
  ],
  ['voice-services', ['APIs and SDKs for web, desktop and mobile']],
])(
  'the panel of %s has %j and the partners',
  { tags: ['ACC-1.1', 'ACC-2.16', 'ACC-2.21', 'ACC-2.23', 'ACC-9.17', 'CON-9.38', 'ACC-1.2'] },
  async (product, claims) => {
    page.configure({ partners: [{ name: 'Aldersea', logo: '/aldersea.svg' }] });
    await open({ product });
    await expect.element(screen.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
    for (const claim of claims) await isShown(claim);
    await expect.element(screen.getByRole('img', { name: 'Aldersea' })).toBeInTheDocument();
    if (product === 'voice-services') await isGone(/specialties/);
  },
);

// On a slow network the browser paints the first part of the document before it has the rest.
test('nothing that is painted moves when the rest of the form arrives', { tags: ['NET-26'] }, async () => {
  await screen.viewport(760, 900);
  const element = await open({ product: 'dictation', 'with-brand': '' });
  const root = element.shadowRoot!;
  const form = root.querySelector('form')!;
  const painted = [root.querySelector('.d-signup-headline')!, ...[...form.children].slice(0, 3)];
  const tops = () => painted.map((node) => Math.round(node.getBoundingClientRect().top));
  const whole = tops();
  const late = [...form.children].slice(3) as HTMLElement[];
  late.forEach((node) => node.style.setProperty('display', 'none'));
  expect(tops()).toEqual(whole);
});

test('with-brand shows the console’s brand above the form', async () => {
  await screen.viewport(760, 900);
  const { shadowRoot } = await open({ product: 'dictation', 'with-brand': '' });
  const brand = screen.getByText('Dictation Console').element().getBoundingClientRect();
  expect(brand.bottom).toBeLessThan(shadowRoot!.querySelector('.d-signup-headline')!.getBoundingClientRect().top);
});

test('the fields are evenly apart, before the first attempt and after it', async () => {
  const { shadowRoot } = await open({ product: 'dictation', layout: 'form' });
  const gaps = () => {
    const boxes = [...shadowRoot!.querySelectorAll('.d-signup-form > .d-field')].map((box) =>
      box.getBoundingClientRect(),
    );
    return boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom));
  };
  expect(new Set(gaps()).size).toBe(1);
  await submitEmpty(shadowRoot!);
  expect(new Set(gaps()).size).toBe(1);
});

test('nothing is reserved below the fields, before the first attempt and after it', async () => {
  const element = await open({ product: 'dictation', layout: 'form' });
  const foot = () => {
    const last = screen.getByText(/^Already have an account/).element();
    return element.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  };
  expect(foot()).toBeLessThanOrEqual(24);
  await submitEmpty(element.shadowRoot!);
  expect(foot()).toBeLessThanOrEqual(24);
});

const phones = [320, 375].flatMap((width) =>
  ['en', 'de', 'fr', 'es', 'ar', 'hi'].map((lang) => [width, lang] as const),
);

test.each(phones)('on a phone of %i × 720 in %s the button is in view, below the brand', async (width, lang) => {
  await screen.viewport(width, 720);
  document.body.style.setProperty('padding', '16px');
  const { shadowRoot } = await open({ product: 'dictation', 'with-brand': '', lang });
  await expect.poll(() => shadowRoot!.querySelector('.d-root')?.getAttribute('lang')).toBe(lang);
  const submit = shadowRoot!.querySelector('[type=submit]')!;
  expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(710);
  document.body.style.removeProperty('padding');
});

test.each([
  ['dictation', 'Next: a code by text message. No card.'],
  ['voice-services', 'Next: a code by text message. Then your trial of the APIs begins.'],
])('below the button stands what comes next for %s', async (product, next) => {
  await open({ product });
  await isShown(next);
});

test.each([320, 375])('on a phone of %i px the hint of the password is read whole', async (width) => {
  await screen.viewport(width, 760);
  const { shadowRoot } = await open({ product: 'dictation' });
  const hint = shadowRoot!.querySelector('.d-rules-line')!;
  expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth);
});

test('beside no panel, the claim, the form and the partners are one column', async () => {
  await screen.viewport(740, 900);
  page.configure({ partners: [{ name: 'Aldersea', logo: '/aldersea.svg' }] });
  const { shadowRoot } = await open({ product: 'dictation', 'with-brand': '' });
  const parts = ['brand', 'panel', 'form', 'partners'].map((part) =>
    shadowRoot!.querySelector(`.d-signup-${part}`)!.getBoundingClientRect(),
  );
  expect(new Set(parts.map(({ left, right }) => `${left} to ${right}`)).size).toBe(1);
});

test.each([320, 375, 740, 1280])('no partner is cut at the edge, in a window of %i px', async (width) => {
  await screen.viewport(width, 900);
  const names = ['Aldersea', 'Quillbrook', 'Tarnmoor', 'Ferncastle', 'Vellmark'];
  page.configure({ partners: names.map((name) => ({ name, logo: '' })) });
  const { shadowRoot } = await open({ product: 'dictation' });
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  const list = shadowRoot!.querySelector('.d-carousel-slides')!;
  const { right } = list.getBoundingClientRect();
  const cut = [...list.children].filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left < right - 1 && box.right > right + 1;
  });
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});
