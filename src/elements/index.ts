import { currentSession } from '../core/session/session.ts';
import { define } from './tags/define.ts';
import { elements, type DictEventMap, type DictTagNameMap } from './tags/elements.ts';
import './tags/frameworks.ts';

export { config, configure, type Configuration, type ConfigurationInput } from '../core/config/config.ts';
export { consolePathOf, routeOf } from '../core/config/navigation.ts';
export { texts } from '../core/config/text.ts';
export { callAddress, configuredLink, safeRoutePath } from '../core/page/addresses.ts';
export { chooseLanguage, followLanguage, languageChoice } from '../core/session/console-language.ts';
export { rememberExpiredPath, rememberRequestedPath } from '../core/session/requested-path.ts';
export { holdMicrosoftReturn } from '../core/session/sso/sso-page.ts';
export * from '../core/page/events.ts';
export { navItems } from './nav/nav.rules.ts';
export { validateSessionOfPage as validateSession } from './runtime/validate-session.ts';
export { pageTitle } from './tags/page-title.ts';
export { isRoute, placeOf, type Place } from './tags/routes.ts';
export type { DictElement, DictJsxElements, DictTagNameMap } from './tags/elements.ts';

export const tags: readonly string[] = elements.map(({ tag }) => tag);

/** Loads the views of the given tags, by default of all, and defines the tags. */
export async function defineAll(
  tags: readonly (keyof DictTagNameMap)[] = elements.map(({ tag }) => tag) as never,
): Promise<void> {
  await Promise.all(tags.map((tag) => define(tag)));
}

/** True if this tab knows of a signed-in user on this origin. */
export const isSignedIn = (): boolean => currentSession() !== null;

declare global {
  interface HTMLElementTagNameMap extends DictTagNameMap {}
  interface GlobalEventHandlersEventMap extends DictEventMap {}
}
