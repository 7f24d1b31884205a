import { chooseLanguage, languageChoice } from '../elements/index.ts';
import { t } from './host.text.ts';

/** Keeps the same <select>, so that it keeps the focus when the language changes. */
export function renderLanguageMenu(footer: HTMLElement): void {
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
  const option = document.createElement('option');
  option.value = language;
  option.lang = language;
  option.textContent = nameOf(language);
  return option;
}

/** Capitalised, as in 'Français': some languages write their own name in lower case. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
