import { camelCase, type AnyElement } from '../../elements/runtime/element.ts';
import { className, membersOf, nameOf, typeText } from '../plugins/manifest.ts';

/*
 * Directives in the "partial" form of published Angular libraries, which the application's compiler finishes. They make
 * Angular accept the tag and check its inputs. Events need no directive: Angular listens to DOM events.
 * https://angular.dev/tools/libraries/angular-package-format
 */

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

/**
 * Each property is an input, also under the name of its attribute: `[planId]` binds, and `plan-id="3"` works in markup.
 */
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
    // '' means true: Angular passes it for a boolean attribute without a value.
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
import type { DictTagNameMap } from './elements/tags/elements.ts';

${elements.map(typesOf).join('\n')}
/** All directives, for a component's \`imports\`. */
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
