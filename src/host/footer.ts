import { config, configuredLink } from '../elements/index.ts';
import { t } from './host.text.ts';

/** Support contact and legal links, as configured (ACC-1.6, ACC-1.7). */
export function drawFooter(): void {
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
    ...(contact.phone ? [number(contact.phone)] : []),
    ...(contact.email ? [link(contact.email, `mailto:${contact.email}`)] : []),
    ...legal.flatMap((key) => outside(t(key), configuredLink(links[key]))),
  ];
  document.querySelector('footer')!.replaceChildren(...items);
}

/** Left to right in every language: the plus sign comes first. */
function number(phone: string): HTMLAnchorElement {
  const anchor = link(phone, `tel:${phone.replace(/[^+\d]/g, '')}`);
  anchor.dir = 'ltr';
  return anchor;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}

function outside(text: string, href: string | null): HTMLAnchorElement[] {
  if (!href) return [];
  const anchor = link(text, href);
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  return [anchor];
}
