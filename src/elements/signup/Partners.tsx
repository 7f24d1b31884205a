import { configuredLink } from '../../core/page/addresses.ts';
import type { Partner } from '../../core/config/kinds.ts';
import Carousel from './Carousel.tsx';
import { t } from './signup.text.ts';

export default function Partners({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <>
      <Voice />
      <Carousel
        label={t('partners')}
        slides={partners.map((partner) => ({ key: partner.name, content: <Logo {...partner} /> }))}
      />
    </>
  );
}

const Voice = () => (
  <svg className="d-signup-voice" width="216" height="64" viewBox="0 0 216 64" aria-hidden="true">
    <path d="M3 28v8m14-16v24m14-32v40m14-28v16m14-36v56m14-44v32m14-40v48m14-34v20m14-28v36m14-22v8m14-16v24m14-18v12m14-20v28m14-20v12m14-7v2m14-2v2" />
  </svg>
);

function Logo({ name, logo }: Partner) {
  const address = configuredLink(logo);
  if (!address) return <span className="d-signup-partner">{name}</span>;
  return <img className="d-signup-partner" src={address} alt={name} loading="lazy" />;
}
