import type { ReactNode } from 'react';

const window = <path className="d-guide-ground" d="M10 8h140v84H10zM10 24h140M20 16h0M28 16h0M36 16h0" />;
const phone = (
  <path
    className="d-guide-ground"
    d="M58 4h44a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM74 88h12"
  />
);
const microphone = (
  <path
    className="d-guide-mark"
    d="M80 40a7 7 0 0 1 7 7v10a7 7 0 0 1-14 0V47a7 7 0 0 1 7-7zM66 56a14 14 0 0 0 28 0M80 70v8"
  />
);
const loginFields = <path d="M48 40h64v12H48zM48 58h64v12H48z" />;

const drawings = {
  download: (
    <>
      {window}
      <path className="d-guide-mark" d="M80 36v30M68 56l12 12 12-12M58 80h44" />
    </>
  ),
  setup: (
    <>
      {window}
      <path d="M24 40h60M24 52h44" />
      <path className="d-guide-mark" d="M112 40a16 16 0 1 1-16 16M96 46v10h10" />
    </>
  ),
  next: (
    <>
      {window}
      <path d="M24 40h76M24 52h52" />
      <path className="d-guide-fill" d="M100 68h38v14h-38z" />
      <path className="d-guide-pointer" d="m122 76 4 16 4-6 7-1z" />
    </>
  ),
  agree: (
    <>
      {window}
      <path d="M24 36h100M24 46h88M58 68h60" />
      <path className="d-guide-mark" d="M32 60h16v16H32zM36 68l4 4 6-8" />
    </>
  ),
  folder: (
    <>
      {window}
      <path className="d-guide-mark" d="M40 40h22l6 6h52v34H40z" />
      <path d="M40 54h80" />
    </>
  ),
  progress: (
    <>
      {window}
      <path d="M28 52h104v12H28z" />
      <path className="d-guide-fill" d="M28 52h66v12H28z" />
    </>
  ),
  login: (
    <>
      {window}
      {loginFields}
      <path className="d-guide-fill" d="M48 76h64v10H48z" />
    </>
  ),
  dictate: (
    <>
      {window}
      {microphone}
      <path d="M30 52v14M40 46v26M50 54v10M110 54v10M120 46v26M130 52v14" />
    </>
  ),
  browser: (
    <>
      {window}
      <path d="M24 32h112v8H24z" />
      <path className="d-guide-mark" d="M92 52h26v26M118 52 88 82" />
    </>
  ),
  pin: (
    <>
      {window}
      <path className="d-guide-mark" d="M108 34h16l-3 12 5 8h-20l5-8zM116 54v14" />
      <path d="M24 44h56M24 56h40" />
    </>
  ),
  allow: (
    <>
      {window}
      <path d="M30 36h84v44H30z" />
      <path className="d-guide-fill" d="M80 62h26v11H80z" />
      <path
        className="d-guide-mark"
        d="M46 46a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0v-4a4 4 0 0 1 4-4zM40 54a6 6 0 0 0 12 0M46 60v5"
      />
    </>
  ),
  phoneDownload: (
    <>
      {phone}
      <path className="d-guide-mark" d="M80 28v26M70 46l10 10 10-10M66 66h28" />
    </>
  ),
  phoneInstall: (
    <>
      {phone}
      <path d="M64 20h12v12H64zM82 24h16M82 30h10" />
      <path className="d-guide-fill" d="M64 42h32v11H64z" />
    </>
  ),
  phoneOpen: (
    <>
      {phone}
      <path className="d-guide-fill" d="M70 36h20v20H70z" />
      <path className="d-guide-pointer" d="m82 50 4 16 4-6 7-1z" />
    </>
  ),
  phoneLogin: (
    <>
      {phone}
      <path d="M62 30h36v9H62zM62 45h36v9H62z" />
      <path className="d-guide-fill" d="M62 62h36v10H62z" />
    </>
  ),
  pair: (
    <>
      <path
        className="d-guide-ground"
        d="M12 20h84v52H12zM40 86h28M54 72v14M112 30h30a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z"
      />
      <path
        className="d-guide-mark"
        d="M127 46a5 5 0 0 1 5 5v7a5 5 0 0 1-10 0v-7a5 5 0 0 1 5-5zM117 57a10 10 0 0 0 20 0M127 68v6M30 46h12l5-8 8 16 5-8h18"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type PictureName = keyof typeof drawings;

export const StepPicture = ({ name }: { readonly name: PictureName }) => (
  <svg className="d-guide-picture" viewBox="0 0 160 100" aria-hidden="true">
    {drawings[name]}
  </svg>
);
