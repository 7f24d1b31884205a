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

/** A property by its name, and where that differs by its attribute's: `[planId]` binds, and `plan-id="3"` stays in the markup. */
const inputsOf = (element: AnyElement) =>
  membersOf(element).flatMap(([attribute, { kind }]) => {
    const property = camelCase(attribute);
    return [...new Set([property, attribute])].map((name) => ({ name, property, kind }));
  });

function directiveOf(element: AnyElement): string {
  const { tag } = element;
  const name = className(tag);
  const inputs = inputsOf(element);
  const accessors = inputs.map((input) => {
    // A flag that a template names without a value arrives as ''.
    const value = input.kind === 'boolean' ? "value === '' || value" : 'value';
    return `  set '${input.name}'(value) { this.element.${input.property} = ${value}; }\n`;
  });
  const named = JSON.stringify(Object.fromEntries(inputs.map((input) => [input.name, input.name])));
  return `export class ${name} extends DictDirective {
  constructor() { super(() => import('./elements/${nameOf(tag)}.js')); }
${accessors.join('')}  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: '12.0.0', version: '20.0.0', ngImport: i0, type: ${name}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: '14.0.0', version: '20.0.0', ngImport: i0, type: ${name}, isStandalone: true, selector: '${tag}', inputs: ${named} });
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
  const types = new Map(membersOf(element).map(([attribute, kind]) => [camelCase(attribute), typeText(kind)]));
  const inputs = inputsOf(element);
  const named = inputs.map((input) => `'${input.name}': { 'alias': '${input.name}'; 'required': false }`);
  const properties = inputs.map((input) => `  '${input.name}': ${types.get(input.property)};`);
  const flags = inputs.filter(({ kind }) => kind === 'boolean');
  const accepted = flags.map((input) => `  static 'ngAcceptInputType_${input.name}': boolean | '';`);
  return `export declare class ${name} {
  readonly element: DictTagNameMap['${tag}'];
${[...properties, ...accepted].join('\n')}
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${name}, '${tag}', never, { ${named.join('; ')} }, {}, never, never, true, never>;
}
`;
}
