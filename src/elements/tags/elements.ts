import type { DictEventMap } from '../../core/page/events.ts';
import type { Attribute, PropsOf, AnyElement } from '../runtime/element.ts';
import * as registry from '../registry.ts';

type Registry = typeof registry;
type DefinitionOfTag = { [Name in keyof Registry as Registry[Name]['tag']]: Registry[Name] };

export type Tag = AnyElement['tag'];

type AttributesOf<D> = D extends { readonly attributes: infer A extends Readonly<Record<string, Attribute>> }
  ? A
  : never;

export interface DictElement extends HTMLElement {
  /** Resolves once the element has finished its first loading. */
  readonly ready: Promise<void>;
}

type MethodsOf<D> = D extends { readonly methods?: infer Names extends readonly string[] }
  ? { readonly [Name in Names[number]]: () => void }
  : unknown;
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type ElementOf<D> = DictElement & Writable<PropsOf<AttributesOf<D>>> & MethodsOf<D>;

export type DictTagNameMap = { [Name in keyof DefinitionOfTag]: ElementOf<DefinitionOfTag[Name]> };

/** For this project's own JSX. The package has generated types instead (src/build/types). */
export type DictJsxElements = Record<keyof DictTagNameMap, Readonly<Record<string, unknown>>>;

export type { DictEventMap };

export const elements: readonly AnyElement[] = Object.values(registry) as unknown as readonly AnyElement[];
