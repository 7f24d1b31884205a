import { config } from '../../core/config/config.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { t } from './signup.text.ts';

/** Consent to terms and privacy policy, each shown only if the configuration has its link. */
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

// Paths are resolved against the page's origin, which the server doesn't know: the two hrefs may differ.
const Outside = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="d-link" href={href} target="_blank" rel="noopener noreferrer" suppressHydrationWarning>
    {children}
  </a>
);
