// In the order in which they are adopted: the build writes them to files in the same order.
import hostCss from './host.css?inline';
import tokensCss from '../../kit/tokens.css?inline';
import kitCss from '../../kit/kit.css?inline';
import lightCss from './light.css?inline';

/** The sheets of every element. */
export const kitSheets: readonly string[] = [hostCss, tokensCss, kitCss];

/** Before the others where an element is drawn in the light DOM. */
export const lightSheets: readonly string[] = [lightCss];
