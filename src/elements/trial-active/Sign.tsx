export const Sign = () => (
  <svg className="d-trial-sign" viewBox="0 0 72 72" aria-hidden="true">
    <circle className="d-trial-sign-ground" cx="36" cy="36" r="34" />
    <circle className="d-trial-sign-line" cx="36" cy="36" r="25" />
    <path className="d-trial-sign-line" d="m25 37 8 8 15-17" />
  </svg>
);
