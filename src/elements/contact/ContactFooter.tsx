import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { OutsideLink } from '../kit/controls/OutsideLink.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { t } from './contact.text.ts';

/** Legal links, and for account owners social ones (CON-2.8.4), as far as the configuration has them. */
export function ContactFooter({ hasSocial }: { readonly hasSocial: boolean }) {
  const { links } = config();
  const { twitter, facebook, instagram, youtube, linkedin } = links.social;
  return (
    <footer className="d-contact-footer">
      {hasSocial && (
        <LinkList
          label={t('social')}
          links={[
            [t('twitter'), twitter],
            [t('facebook'), facebook],
            [t('instagram'), instagram],
            [t('youtube'), youtube],
            [t('linkedin'), linkedin],
          ]}
        />
      )}
      <LinkList
        label={t('legal')}
        links={[
          [t('terms'), links.terms],
          [t('privacy'), links.privacy],
          [t('subscriptionTerms'), links.subscriptionTerms],
          [t('dataProcessing'), links.dataProcessing],
        ]}
      />
    </footer>
  );
}

function LinkList({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly (readonly [string, string])[];
}) {
  const shown = links.flatMap(([text, address]) => {
    const href = configuredLink(address);
    return href ? [{ text, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label}>
      <Heading depth={1} className="d-small d-quiet">
        {label}
      </Heading>
      <ul>
        {shown.map(({ text, href }) => (
          <li key={text}>
            <OutsideLink href={href}>{text}</OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
