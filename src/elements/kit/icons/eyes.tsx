import { icon } from './icon.tsx';

export const Eye = icon(
  <path d="M2 10s2.8-5.5 8-5.5S18 10 18 10s-2.8 5.5-8 5.5S2 10 2 10Zm10.3 0a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z" />,
);
export const EyeOff = icon(
  <path d="M3.5 3.5l13 13M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2M6 5.7C3.4 7.2 2 10 2 10s2.8 5.5 8 5.5c1.5 0 2.8-.4 3.9-1M9.2 4.5l.8 0c5.2 0 8 5.5 8 5.5s-.6 1.2-1.8 2.5" />,
);
