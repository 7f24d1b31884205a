import { config } from '../../../core/config/config.ts';
import { configuredLink } from '../../../core/page/addresses.ts';

export const Brand = () => (
  <slot name="logo">
    <Configured />
  </slot>
);

function Configured() {
  const { brand, logo } = config();
  const light = configuredLink(logo.light || logo.dark);
  if (!light)
    return (
      <>
        <Mark />
        <span translate="no">{brand}</span>
      </>
    );
  const dark = configuredLink(logo.dark) ?? light;
  const alt = logo.alt || brand;
  // Renders both images; the style sheet hides one. Both have the `alt` text, for pages that block images. Not a
  // `<picture>`: its `prefers-color-scheme` follows the system, not the page's `color-scheme`. No hydration warnings,
  // because a server doesn't know the origin of relative addresses.
  return (
    <span className="d-logo">
      <img className={dark === light ? undefined : 'd-logo-light'} src={light} alt={alt} suppressHydrationWarning />
      {dark !== light && (
        <img className="d-logo-dark" src={dark} alt={alt} aria-hidden="true" suppressHydrationWarning />
      )}
    </span>
  );
}

const Mark = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--d-fill)" />
    <path
      d="M7 14v4m4-8v12m4-9v6m5-7h5m-5 4h5m-5 4h3"
      fill="none"
      stroke="var(--d-on-accent)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
