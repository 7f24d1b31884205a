import { useStore } from '@nanostores/react';
import { Component, createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ReadableAtom } from 'nanostores';
import { config, onConfigChange } from '../../core/config/config.ts';
import { Button } from '../kit/controls/Button.tsx';
import { ElementContext, type ElementHandle } from '../kit/context.ts';
import { t } from '../kit/kit.text.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { HeadingLevel } from '../kit/layout/Heading.tsx';
import type { View } from './element.ts';

/** The tag that goes on with the journey inside this element, and its attributes. */
export interface InPlace {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  /** Changes with every step, so that going back to the same tag begins it anew. */
  readonly visit: number;
}

/** A step that could not be loaded: what tries it again. */
export type LostStep = () => void;

export interface FrameProps {
  readonly handle: ElementHandle;
  readonly view: View<never>['default'];
  readonly props: Readonly<Record<string, string | boolean>>;
  readonly $inPlace: ReadableAtom<InPlace | LostStep | null>;
  /** Called when the view is drawn for the first time, after its own effects. */
  readonly onDrawn?: () => void;
}

/** What stands around every view: its handle, and a boundary so that one element's bug stays its own. */
export function Frame({ handle, view, props, $inPlace, onDrawn }: FrameProps) {
  const inPlace = useStore($inPlace);
  // What `configure` says after the view was drawn is in the view too.
  useSyncExternalStore(onConfigChange, config, config);
  const { headingLevel = '1' } = props;
  // An effect: a parent's runs after its children's, so a view that has more to load has said so by now.
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <ElementContext value={handle}>
      <HeadingLevel value={Number(headingLevel)}>
        <Boundary>
          {typeof inPlace === 'function' ? (
            <Notice tone="danger" action={<Button onClick={inPlace}>{t('tryAgain')}</Button>}>
              {t('stepLost')}
            </Notice>
          ) : inPlace ? (
            <NextStep {...inPlace} headingLevel={headingLevel} key={inPlace.visit} />
          ) : (
            createElement(view as ComponentType<object>, props)
          )}
        </Boundary>
      </HeadingLevel>
    </ElementContext>
  );
}

// A page's ::part rules reach the steps after this one too.
const exportparts = 'root, button, primary, secondary, quiet, danger, label, input, notice, dialog';

interface NextStepProps extends InPlace {
  /** It takes this element's place in the outline of the page. */
  readonly headingLevel: string | boolean;
}

const NextStep = ({ tag, attributes, headingLevel }: NextStepProps) =>
  createElement(tag, { ...attributes, 'heading-level': headingLevel, exportparts });

interface BoundaryProps {
  readonly children: ReactNode;
}

// React knows error boundaries as classes only. The element reports what it catches.
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Notice tone="danger">{t('viewFailed')}</Notice>;
  }
}
