import { config, configuredLink } from '../elements/index.ts';
import { renderLanguageMenu } from './language-menu.ts';
import { t } from './host.text.ts';

/** <dict-contact> shows these links itself: host.css hides them in the footer of that screen. */
const contactPageKeys: ReadonlySet<string> = new Set(['terms', 'privacy', 'subscriptionTerms', 'dataProcessing']);

/** Support contact, legal links and languages, as configured (ACC-1.6, ACC-1.7). */
export function renderFooter(): void {
  const { contact, links } = config();
  const legal = [
    'terms',
    'privacy',
    'subscriptionTerms',
    'dataProcessing',
    'referralTerms',
    'voiceServicesTerms',
  ] as const;
  const items = [
    ...(contact.phone ? [verbatim(link(contact.phone, `tel:${contact.phone.replace(/[^+\d]/g, '')}`))] : []),
    ...(contact.email ? [verbatim(link(contact.email, `mailto:${contact.email}`))] : []),
    ...legal.flatMap((key) => outside(t(key), configuredLink(links[key]), contactPageKeys.has(key))),
  ];
  const footer = document.querySelector('footer')!;
  for (const outdated of footer.querySelectorAll('a')) outdated.remove();
  footer.prepend(...items);
  renderLanguageMenu(footer);
}

function verbatim(anchor: HTMLAnchorElement): HTMLAnchorElement {
  anchor.dir = 'ltr';
  anchor.className = 'verbatim';
  return anchor;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}

function outside(text: string, href: string | null, isOnContact: boolean): HTMLAnchorElement[] {
  if (!href) return [];
  const anchor = link(text, href);
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  if (isOnContact) anchor.className = 'on-contact';
  return [anchor];
}
