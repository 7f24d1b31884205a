import { safeAddress } from '../../core/page/addresses.ts';
import { ButtonLink } from '../kit/controls/Button.tsx';

interface AddressLinksProps {
  readonly links: readonly (readonly [label: string, address: string])[];
  readonly className: string;
  readonly isLoading?: boolean;
  readonly isSmall?: boolean;
}

export function AddressLinks({ links, className, isLoading, isSmall }: AddressLinksProps) {
  const shown = links.flatMap(([label, address]) => {
    const href = isLoading ? '' : safeAddress(address);
    return href === null ? [] : [{ label, href }];
  });
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      {shown.map(({ label, href }) => (
        <ButtonLink key={label} href={href} opensNewTab isSmall={isSmall}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
