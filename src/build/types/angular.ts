import { camelCase, type AnyElement } from '../../elements/runtime/element.ts';
import { nameOf } from '../names.ts';
import { className, typeText, membersOf } from '../plugins/manifest.ts';

/*
 * Directives in the form in which libraries are published ("partial"): the page's own compiler finishes them. Angular takes
 * a tag that a directive is for, and checks its inputs; events need none, they are the DOM's.
 * https://angular.dev/tools/libraries/angular-package-format
 */

/** `dist/angular.js`: a directive for each tag, whose inputs are the element's properties. */
export const angularDirectives = (elements: readonly AnyElement[]): string => `${head}
${elements.map(directiveOf).join('\n')}
export const dictElements = [${elements.map(({ tag }) => className(tag)).join(', ')}];
`;

const head = `import * as i0 from '@angular/core';

class DictDirective {
  constructor(load) {
    this.element = i0.inject(i0.ElementRef).nativeElement;
    if (typeof customElements !== 'undefined') void load();
  }
}
`;

function directiveOf(element: AnyElement): string {
  const { tag } = element;
  const name = className(tag);
  const members = membersOf(element).map(([attribute, { kind }]) => ({ property: camelCase(attribute), kind }));
  const inputs = Object.fromEntries(members.map(({ property }) => [property, property]));
  const accessors = members.map(({ property, kind }) => {
    // A flag that a template names without a value arrives as ''.
    const value = kind === 'boolean' ? "value === '' || value" : 'value';
    return `  get ${property}() { return this.element.${property}; }\n  set ${property}(value) { this.element.${property} = ${value}; }\n`;
  });
  return `export class ${name} extends DictDirective {
  constructor() { super(() => import('./elements/${nameOf(tag)}.js')); }
${accessors.join('')}  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', version: '20.0.0', ngImport: i0, type: ${name}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: '14.0.0', version: '20.0.0', ngImport: i0, type: ${name}, isStandalone: true, selector: '${tag}', inputs: ${JSON.stringify(inputs)} });
}
`;
}

export const angularTypes = (elements: readonly AnyElement[]): string => `import * as i0 from '@angular/core';
import type { DictTagNameMap } from './elements/elements.ts';

${elements.map(typesOf).join('\n')}
/** All of them, for a component's \`imports\`. */
export declare const dictElements: readonly [${elements.map(({ tag }) => `typeof ${className(tag)}`).join(', ')}];
`;

function typesOf(element: AnyElement): string {
  const { tag } = element;
  const name = className(tag);
  const members = membersOf(element).map(([attribute, kind]) => ({ property: camelCase(attribute), kind }));
  const inputs = members
    .map(({ property }) => `'${property}': { 'alias': '${property}'; 'required': false }`)
    .join('; ');
  const flags = members.filter(({ kind }) => kind.kind === 'boolean');
  return `export declare class ${name} {
  readonly element: DictTagNameMap['${tag}'];
${members.map(({ property, kind }) => `  ${property}: ${typeText(kind)};\n`).join('')}${flags.map(({ property }) => `  static ngAcceptInputType_${property}: boolean | '';\n`).join('')}  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${name}, '${tag}', never, { ${inputs} }, {}, never, never, true, never>;
}
`;
}
