import type { ReactNode } from 'react';

export const icon = (drawing: ReactNode, turns = false) =>
  function Icon() {
    return (
      <svg
        className={turns ? 'd-icon d-icon-turns' : 'd-icon'}
        // A policy may block our style sheet: without these attributes the icon would then be as wide as the page.
        width="20"
        height="20"
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

export const Cross = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const Search = icon(<path d="m13.2 13.2 3.8 3.8M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />);
export const Dots = icon(<path strokeWidth="2.6" d="M10 4.5h0M10 10h0m0 5.5h0" />);
export const Bin = icon(<path d="M3.5 5.5h13m-8.5 0V4h4v1.5m-6.5 0 .7 10.5h7.6l.7-10.5" />);
export const Copy = icon(<path d="M7.5 7.5h9v9h-9v-9Zm-3 5h-1v-9h9v1" />);
export const Download = icon(<path d="M10 3.5v9m-4-3.5 4 4 4-4M4 16.5h12" />);
export const ExternalLink = icon(<path d="M11.5 4H16v4.5M16 4l-7 7m-1.5-6H4v11h11v-3.5" />, true);

export const ChevronDown = icon(<path d="m5 7.5 5 5 5-5" />);
/** Two paths, for the two arrows: CSS hides one of them in a sorted column. */
export const ArrowSort = icon(
  <>
    <path d="m6.5 7.5 3.5-4 3.5 4" />
    <path d="m6.5 12.5 3.5 4 3.5-4" />
  </>,
);
export const ChevronForward = icon(<path d="m7.5 5 5 5-5 5" />, true);
export const ChevronBack = icon(<path d="m12.5 5-5 5 5 5" />, true);
export const ArrowBack = icon(<path d="M16.5 10h-13m5.5-5.5L3.5 10 9 15.5" />, true);

export const Eye = icon(
  <path d="M2 10s2.8-5.5 8-5.5S18 10 18 10s-2.8 5.5-8 5.5S2 10 2 10Zm10.3 0a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z" />,
);
export const EyeOff = icon(
  <path d="M3.5 3.5l13 13M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2M6 5.7C3.4 7.2 2 10 2 10s2.8 5.5 8 5.5c1.5 0 2.8-.4 3.9-1M9.2 4.5l.8 0c5.2 0 8 5.5 8 5.5s-.6 1.2-1.8 2.5" />,
);

export const Play = icon(<path d="M6.5 4.5v11l9-5.5-9-5.5Z" />);
export const Pause = icon(<path d="M7 4.5v11m6-11v11" />);

export const Tick = icon(<path d="m4 10.5 4 4 8-9" />);
export const TickRound = icon(<path d="m6.5 10.3 2.4 2.4 4.6-5.2m4 2.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Info = icon(<path d="M10 9.5v4m0-7h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Alert = icon(<path d="M10 6.5v4m0 3h0M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />);
export const Warning = icon(
  <path d="M10 8v3.5m0 2.5h0M9.1 3.5 2.3 15a1 1 0 0 0 .9 1.5h13.6a1 1 0 0 0 .9-1.5L10.9 3.5a1 1 0 0 0-1.8 0Z" />,
);
export const HelpIcon = icon(
  <path d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM8 8.2c0-1.1.9-2 2-2s2 .8 2 1.9c0 1.4-2 1.6-2 3m0 2.6h0" />,
);
export const Lock = icon(<path d="M5 9h10v7.5H5V9Zm2-0V6.5a3 3 0 0 1 6 0V9m-3 3v1.5" />);
