import { createElement, Fragment, type ReactNode } from 'react';

// Passes the parts as separate arguments: for children in an array React would require keys.
const drawing = (...parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);
const path = (className?: string) => (d: string) => <path className={className} d={d} />;
const line = path();
const ground = path('d-guide-ground');
const mark = path('d-guide-mark');
const fill = path('d-guide-fill');
const pointer = path('d-guide-pointer');

const window = ground('M10 8h140v84H10zM10 24h140M20 16h0M28 16h0M36 16h0');
const phone = ground('M58 4h44a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM74 88h12');

const drawings = {
  download: drawing(window, mark('M80 36v30M68 56l12 12 12-12M58 80h44')),
  setup: drawing(window, line('M24 40h60M24 52h44'), mark('M112 40a16 16 0 1 1-16 16M96 46v10h10')),
  next: drawing(window, line('M24 40h76M24 52h52'), fill('M100 68h38v14h-38z'), pointer('m122 76 4 16 4-6 7-1z')),
  agree: drawing(window, line('M24 36h100M24 46h88M58 68h60'), mark('M32 60h16v16H32zM36 68l4 4 6-8')),
  folder: drawing(window, mark('M40 40h22l6 6h52v34H40z'), line('M40 54h80')),
  progress: drawing(window, line('M28 52h104v12H28z'), fill('M28 52h66v12H28z')),
  login: drawing(window, line('M48 40h64v12H48zM48 58h64v12H48z'), fill('M48 76h64v10H48z')),
  dictate: drawing(
    window,
    mark('M80 40a7 7 0 0 1 7 7v10a7 7 0 0 1-14 0V47a7 7 0 0 1 7-7zM66 56a14 14 0 0 0 28 0M80 70v8'),
    line('M30 52v14M40 46v26M50 54v10M110 54v10M120 46v26M130 52v14'),
  ),
  browser: drawing(window, line('M24 32h112v8H24z'), mark('M92 52h26v26M118 52 88 82')),
  pin: drawing(window, mark('M108 34h16l-3 12 5 8h-20l5-8zM116 54v14'), line('M24 44h56M24 56h40')),
  allow: drawing(
    window,
    line('M30 36h84v44H30z'),
    fill('M80 62h26v11H80z'),
    mark('M46 46a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0v-4a4 4 0 0 1 4-4zM40 54a6 6 0 0 0 12 0M46 60v5'),
  ),
  phoneDownload: drawing(phone, mark('M80 28v26M70 46l10 10 10-10M66 66h28')),
  phoneInstall: drawing(phone, line('M64 20h12v12H64zM82 24h16M82 30h10'), fill('M64 42h32v11H64z')),
  phoneOpen: drawing(phone, fill('M70 36h20v20H70z'), pointer('m82 50 4 16 4-6 7-1z')),
  phoneLogin: drawing(phone, line('M62 30h36v9H62zM62 45h36v9H62z'), fill('M62 62h36v10H62z')),
  pair: drawing(
    ground(
      'M12 20h84v52H12zM40 86h28M54 72v14M112 30h30a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z',
    ),
    mark(
      'M127 46a5 5 0 0 1 5 5v7a5 5 0 0 1-10 0v-7a5 5 0 0 1 5-5zM117 57a10 10 0 0 0 20 0M127 68v6M30 46h12l5-8 8 16 5-8h18',
    ),
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type PictureName = keyof typeof drawings;

export const StepPicture = ({ name }: { readonly name: PictureName }) => (
  <svg className="d-guide-picture" viewBox="0 0 160 100" aria-hidden="true">
    {drawings[name]}
  </svg>
);
