import kitCss from './kit.css?inline';
import tokensCss from './tokens.css?inline';

/** The sheets of every element. */
export const kitSheets: readonly string[] = [tokensCss, kitCss];
