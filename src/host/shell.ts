import { config, defineAll, isSignedIn, safeLink, type Place } from '../elements/index.ts';
import type { Shown } from './router.ts';

const main = document.querySelector('main')!;
const current = { element: null as HTMLElement | null, address: '' };

/** Puts the element of a place on the page, with its attributes, title and surroundings. */
export function showPlace({ place, path }: Shown): void {
  document.title = `${place?.route.page ?? 'Page not found'} - ${config().brand}`;
  document.body.dataset.frame = place && place.route.navigation !== 'hidden' && isSignedIn() ? 'console' : 'bare';
  const element = place ? elementOf(place) : notFound();
  // The same screen with other attributes goes on: what was typed stays.
  if (place && current.element?.localName === element.localName && current.address === path) return updateTo(current.element, place);
  const isFirst = current.element === null;
  current.element = element;
  current.address = path;
  main.replaceChildren(element);
  if (isFirst) return;
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function elementOf({ definition, attributes }: Place): HTMLElement {
  void defineAll([definition.tag as never]);
  const element = document.createElement(definition.tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  return element;
}

function updateTo(element: HTMLElement, { attributes }: Place): void {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
}

function setAttribute(element: HTMLElement, name: string, value: string | boolean): void {
  if (typeof value === 'boolean') element.toggleAttribute(name, value);
  else element.setAttribute(name, value);
}

function notFound(): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#not-found')!;
  return document.importNode(template.content, true).firstElementChild as HTMLElement;
}

/** Support contact and legal links, as far as the configuration has them (access.md section 1). */
export function drawFooter(): void {
  const { contact, links } = config();
  const legal: [string, string][] = [
    ['Terms & Conditions', links.terms],
    ['Privacy Policy', links.privacy],
    ['Subscription Terms & Conditions', links.subscriptionTerms],
    ['Data Processing Terms', links.dataProcessing],
    ['Referral Policy', links.referralTerms],
    ['Voice Services Terms', links.voiceServicesTerms],
  ];
  const items = [
    ...(contact.phone ? [link(contact.phone, `tel:${contact.phone.replace(/[^+\d]/g, '')}`)] : []),
    ...(contact.email ? [link(contact.email, `mailto:${contact.email}`)] : []),
    ...legal.flatMap(([text, href]) => outside(text, safeLink(href))),
  ];
  document.querySelector('footer')!.replaceChildren(...items);
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

