import { callAddress, config, configuredLink, chooseLanguage, languageChoice } from '../elements/index.ts';
import { t, tKit } from './host.text.ts';

/** <dict-contact> shows these links itself: host.css hides them in the footer while that screen is open. */
const linksOfContact = ['terms', 'privacy', 'subscriptionTerms', 'dataProcessing'] as const;
const otherLinks = ['referralTerms', 'voiceServicesTerms'] as const;

/** Support contact, legal links and languages, as configured (ACC-1.6, ACC-1.7). */
export function renderFooter(): void {
  const { contact, links } = config();
  const items = [
    ...(contact.phone ? [verbatim(link(contact.phone, callAddress(contact.phone)))] : []),
    ...(contact.email ? [verbatim(link(contact.email, `mailto:${contact.email}`))] : []),
    ...linksOfContact.flatMap((key) => outside(t(key), configuredLink(links[key]), 'on-contact')),
    ...otherLinks.flatMap((key) => outside(t(key), configuredLink(links[key]))),
  ];
  const footer = document.querySelector('footer')!;
  for (const outdated of footer.querySelectorAll('a')) outdated.remove();
  footer.prepend(...items);
  renderLanguageMenu(footer);
}

function verbatim(anchor: HTMLAnchorElement): HTMLAnchorElement {
  anchor.className = 'verbatim';
  return anchor;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}

function outside(text: string, href: string | null, className?: 'on-contact'): HTMLAnchorElement[] {
  if (!href) return [];
  const anchor = link(text, href);
  anchor.title = tKit('newTab');
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  if (className) anchor.className = className;
  return [anchor];
}

/** Keeps the same <select>, so that it keeps the focus when the language changes. */
function renderLanguageMenu(footer: HTMLElement): void {
  const choice = languageChoice();
  const menu = footer.querySelector('select') ?? document.createElement('select');
  if (!choice) return menu.remove();
  menu.ariaLabel = t('language');
  menu.replaceChildren(...choice.languages.map(optionOf));
  menu.value = choice.chosen;
  menu.onchange = () => chooseLanguage(menu.value);
  if (!menu.isConnected) footer.append(menu);
}

function optionOf(language: string): HTMLOptionElement {
  const option = new Option(nameOf(language), language);
  option.lang = language;
  return option;
}

/** A language's own name, capitalised: some languages write it in lower case, as in 'français'. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
