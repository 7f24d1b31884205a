import { icon } from './icon.tsx';

export const Tick = icon(<path d="m4 10.5 4 4 8-9" />);
export const TickRound = icon(<path d="m6.5 10.3 2.4 2.4 4.6-5.2m4 2.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Info = icon(<path d="M10 9.5v4m0-7h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Alert = icon(<path d="M10 6.5v4m0 3h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Warning = icon(
  <path d="M10 8v3.5m0 2.5h0M9.1 3.5 2.3 15a1 1 0 0 0 .9 1.5h13.6a1 1 0 0 0 .9-1.5L10.9 3.5a1 1 0 0 0-1.8 0Z" />,
);
