import type { ReactNode } from 'react';

/** A line icon of 20 by 20 in the text's colour. Hidden from screen readers: text beside it names it. */
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
