import hostCss from './host.css?inline';
import kitCss from './kit.css?inline';
import lightCss from './light.css?inline';
import tokensCss from './tokens.css?inline';

export { hostCss };

/** The sheets of every element. */
export const kitSheets: readonly string[] = [tokensCss, kitCss];

/** Before the others where an element is drawn in the light DOM. */
export const lightSheets: readonly string[] = [lightCss];
