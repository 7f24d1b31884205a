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
