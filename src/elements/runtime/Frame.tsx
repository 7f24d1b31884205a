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

/** The tag and attributes of the journey's next step, which is drawn inside this element. */
export interface InPlace {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  /** Increases with every step, so that returning to the same tag mounts it anew. */
  readonly visit: number;
}

/** Retries a step whose code could not be loaded. */
export type LostStep = () => void;

export interface FrameProps {
  readonly handle: ElementHandle;
  readonly view: View<never>['default'];
  readonly props: Readonly<Record<string, string | boolean>>;
  readonly $inPlace: ReadableAtom<InPlace | LostStep | null>;
  /** Called after the first render and after the effects of the view. */
  readonly onDrawn?: () => void;
}

/** Wraps every view: provides its handle, and an error boundary that keeps one element's bug from the others. */
export function Frame({ handle, view, props, $inPlace, onDrawn }: FrameProps) {
  const inPlace = useStore($inPlace);
  // Re-renders when the page calls `configure`.
  useSyncExternalStore(onConfigChange, config, config);
  const { headingLevel = '1' } = props;
  // Runs after the effects of the view, which by then has reported whether it is still loading.
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

// Lets the page's ::part rules reach nested steps too.
const exportparts = 'root, button, primary, secondary, quiet, danger, label, input, notice, dialog';

interface NextStepProps extends InPlace {
  /** The step takes this element's heading level. */
  readonly headingLevel: string | boolean;
}

const NextStep = ({ tag, attributes, headingLevel }: NextStepProps) =>
  createElement(tag, { ...attributes, 'heading-level': headingLevel, exportparts });

interface BoundaryProps {
  readonly children: ReactNode;
}

// React supports error boundaries as classes only. The element reports the caught error.
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
