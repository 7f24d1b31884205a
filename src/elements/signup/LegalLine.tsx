import { config } from '../../core/config/config.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { t } from './signup.text.ts';

/** What a visitor agrees to; a link that the configuration does not have is not shown. */
export function LegalLine() {
  const { links } = config();
  const terms = configuredLink(links.terms);
  const privacy = configuredLink(links.privacy);
  if (!terms && !privacy) return null;
  return (
    <p className="d-small d-quiet">
      {t('agree')} {terms && <Outside href={terms}>{t('terms')}</Outside>} {terms && privacy && t('and')}{' '}
      {privacy && <Outside href={privacy}>{t('privacy')}</Outside>}.
    </p>
  );
}

// A server does not know the origin of a path.
const Outside = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="d-link" href={href} target="_blank" rel="noopener noreferrer" suppressHydrationWarning>
    {children}
  </a>
);
