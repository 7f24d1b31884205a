/** The product's mark: a voice that becomes lines of text. */
export const Mark = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--d-accent)" />
    <path
      d="M7 14v4m4-8v12m4-9v6m5-7h5m-5 4h5m-5 4h3"
      fill="none"
      stroke="var(--d-on-accent)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
