import { configuredLink } from '../../core/page/addresses.ts';
import type { Partner } from '../../core/config/config.ts';
import Carousel from './Carousel.tsx';

/** Required by ACC-9.14. */
const intervalMs = 5000;

interface PartnersProps {
  readonly label: string;
  readonly partners: readonly Partner[];
}

/** Loaded as a chunk of its own, because the form doesn't need it. */
export default function Partners({ label, partners }: PartnersProps) {
  return (
    <Carousel
      label={label}
      intervalMs={intervalMs}
      view="many"
      slides={partners.map((partner) => ({ key: partner.name, content: <Logo {...partner} /> }))}
    />
  );
}

function Logo({ name, logo }: Partner) {
  const address = configuredLink(logo);
  if (!address) return <span className="d-signup-partner">{name}</span>;
  return <img className="d-signup-partner" src={address} alt={name} loading="lazy" />;
}
