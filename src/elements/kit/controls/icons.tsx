import type { ReactNode } from 'react';

/** One line drawing of 20 by 20, in the colour of its text. It says nothing to a screen reader: a word stands beside it. */
export const icon = (drawing: ReactNode, turns = false) =>
  function Icon() {
    return (
      <svg
        className={turns ? 'd-icon d-icon-turns' : 'd-icon'}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

export const ChevronDown = icon(<path d="m5 7.5 5 5 5-5" />);
export const Tick = icon(<path d="m4 10.5 4 4 8-9" />);
export const Eye = icon(
  <path d="M2 10s2.8-5.5 8-5.5S18 10 18 10s-2.8 5.5-8 5.5S2 10 2 10Zm10.3 0a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z" />,
);
export const EyeOff = icon(
  <path d="M3.5 3.5l13 13M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2M6 5.7C3.4 7.2 2 10 2 10s2.8 5.5 8 5.5c1.5 0 2.8-.4 3.9-1M9.2 4.5l.8 0c5.2 0 8 5.5 8 5.5s-.6 1.2-1.8 2.5" />,
);
export const Info = icon(<path d="M10 9.5v4m0-7h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Alert = icon(<path d="M10 6.5v4m0 3h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Warning = icon(
  <path d="M10 8v3.5m0 2.5h0M9.1 3.5 2.3 15a1 1 0 0 0 .9 1.5h13.6a1 1 0 0 0 .9-1.5L10.9 3.5a1 1 0 0 0-1.8 0Z" />,
);
export const TickRound = icon(<path d="m6.5 10.3 2.4 2.4 4.6-5.2m4 2.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
