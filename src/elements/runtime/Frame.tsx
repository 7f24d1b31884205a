import { useStore } from '@nanostores/react';
import { Activity, Component, createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import type { ReadableAtom } from 'nanostores';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, type ElementHandle } from '../kit/context.ts';
import { useReplaced } from './replaced.ts';
import { t } from '../kit/kit.text.ts';
import { Language } from '../kit/language.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { HeadingLevel } from '../kit/layout/Heading.tsx';
import { useOffline } from '../kit/use-offline.ts';
import type { View } from './element.ts';

export interface InPlace {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly visit: number;
}

export type RetryLoad = () => void;

export interface FrameProps {
  readonly handle: ElementHandle;
  readonly view: View<never>['default'];
  readonly props: Readonly<Record<string, string | boolean>>;
  readonly language: string;
  readonly $inPlace: ReadableAtom<InPlace | RetryLoad | null>;
  /** True while the element is not on the page: the view keeps its state, but its effects end. */
  readonly isAway?: boolean;
  readonly onRendered?: () => void;
}

export function Frame({ handle, view, props, language, $inPlace, isAway = false, onRendered }: FrameProps) {
  const inPlace = useStore($inPlace);
  const { headingLevel = '1' } = props;
  useReplaced(handle.element, inPlace !== null);
  // Effect: reports that the view is rendered. It runs after the view's own effects: a 'loading' set by them remains.
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <ElementContext value={handle}>
      <Language value={language}>
        <HeadingLevel value={Number(headingLevel)}>
          <Activity mode={isAway ? 'hidden' : 'visible'}>
            <Boundary>
              {typeof inPlace === 'function' ? (
                <LoadFailed retry={inPlace} />
              ) : inPlace ? (
                createElement(inPlace.tag, {
                  ...inPlace.attributes,
                  key: inPlace.visit,
                  // Capitals make React set attributes and not the properties, to which it would assign the text 'undefined'.
                  LANG: handle.element?.lang || undefined,
                  DIR: handle.element?.dir || undefined,
                  'heading-level': headingLevel,
                  exportparts,
                })
              ) : (
                createElement(view as ComponentType<object>, props)
              )}
            </Boundary>
          </Activity>
        </HeadingLevel>
      </Language>
    </ElementContext>
  );
}

function LoadFailed({ retry }: { readonly retry: RetryLoad }) {
  useOffline(retry);
  return (
    <Notice tone="danger" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
      {t('stepLost')}
    </Notice>
  );
}

// Without `exportparts`, `::part` rules of the page don't reach into the nested shadow root of a step shown in place.
const exportparts = 'root, button, primary, secondary, quiet, danger, label, input, notice, dialog';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

const Failed = () => <Notice tone="danger">{t('viewFailed')}</Notice>;
