// The build writes the sheets in the order of these imports: keep it the same as in `kitSheets`.
import hostCss from './host.css?inline';
import tokensCss from '../../kit/tokens.css?inline';
import kitCss from '../../kit/kit.css?inline';
import controlsCss from '../../kit/controls/controls.css?inline';
import lightCss from './light.css?inline';

export const kitSheets: readonly string[] = [hostCss, tokensCss, kitCss, controlsCss];

export const lightSheets: readonly string[] = [lightCss];
