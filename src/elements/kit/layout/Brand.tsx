import { config } from '../../../core/config/config.ts';
import { configuredLink } from '../../../core/page/addresses.ts';
import { Mark } from './Mark.tsx';

/** The configured logo, else the built-in mark and the name of the brand. */
export function Brand() {
  const { brand, logo } = config();
  const light = configuredLink(logo.light || logo.dark);
  if (light) return <Logo light={light} dark={configuredLink(logo.dark) ?? light} alt={logo.alt || brand} />;
  return (
    <>
      <Mark />
      <span translate="no">{brand}</span>
    </>
  );
}

interface LogoProps {
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
}

/**
 * Renders both images; the style sheet hides one. A `<picture>` with `prefers-color-scheme` would follow the system instead
 * of the page's `color-scheme`. Hydration warnings are off because a server doesn't know the origin of relative addresses.
 */
const Logo = ({ light, dark, alt }: LogoProps) => (
  <span className="d-logo">
    <img className={dark === light ? undefined : 'd-logo-light'} src={light} alt={alt} suppressHydrationWarning />
    {dark !== light && <img className="d-logo-dark" src={dark} alt="" suppressHydrationWarning />}
  </span>
);
