import { safeLink } from '../../core/addresses.ts';
import type { Partner } from '../../core/config.ts';

/** The partners' logos (access.md section 9). */
export default function Partners({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <ul>
      {partners.map(({ name, logo }) => (
        <li key={name}>{safeLink(logo) ? <img src={logo} alt={name} /> : name}</li>
      ))}
    </ul>
  );
}
