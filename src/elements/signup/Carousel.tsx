import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode, useSyncExternalStore } from 'react';
import { systemClock, type Clock } from '../../core/page/clock.ts';
import { IconButton } from '../kit/controls/Button.tsx';
import carouselCss from './carousel.css?inline';
import { useSheet } from '../kit/context.ts';
import { ChevronBack, ChevronForward, Pause, Play } from '../kit/icons.tsx';
import { useAnnounce } from '../kit/feedback/LiveRegion.tsx';
import { t, text } from './carousel.text.ts';
import { useTexts } from '../kit/language.ts';

export { carouselCss };

interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** With 0 the carousel never moves by itself. */
  readonly intervalMs?: number;
  /** 'one': a slide is as wide as the carousel. 'many': it is as wide as its content. */
  readonly view?: 'one' | 'many';
  readonly clock?: Clock;
}

/** Stops while hovered, focused or paused, and for reduced motion (A11Y-16). Load it lazily: it includes embla. */
export default function Carousel({
  label,
  slides,
  intervalMs = 5000,
  view = 'one',
  clock = systemClock,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const { embla, shown, canMove } = useEmbla(viewport, slides.length);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const hasReducedMotion = useReducedMotion();
  const announce = useAnnounce();
  const texts = useTexts();
  useSheet(carouselCss);

  const moves = canMove && intervalMs > 0 && !hasReducedMotion;
  const runs = moves && !isPaused && !isHovered && !hasFocus;
  // Effect: the timer moves the carousel outside of React.
  useEffect(() => {
    if (!embla || !runs) return;
    let cancel = () => {};
    const next = () => {
      if (document.visibilityState === 'visible') embla.scrollNext();
      cancel = clock.after(intervalMs, next);
    };
    cancel = clock.after(intervalMs, next);
    return () => cancel();
  }, [embla, runs, intervalMs, clock]);

  const step = (by: 1 | -1) => {
    if (!embla) return;
    if (by > 0) embla.scrollNext(hasReducedMotion);
    else embla.scrollPrev(hasReducedMotion);
    announce(texts(text)('slide', { position: embla.selectedScrollSnap() + 1, count: embla.scrollSnapList().length }));
  };
  const blur = (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget));
  return (
    <div
      role="group"
      className={`d-carousel d-carousel-${view}`}
      aria-roledescription={t('carousel')}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={blur}
    >
      {canMove && (
        <div className="d-carousel-controls">
          {moves && (
            <IconButton
              label={t(isPaused ? 'play' : 'pause')}
              icon={isPaused ? <Play /> : <Pause />}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <IconButton label={t('previous')} icon={<ChevronBack />} onClick={() => step(-1)} />
          <IconButton label={t('next')} icon={<ChevronForward />} onClick={() => step(1)} />
        </div>
      )}
      <div ref={viewport} className="d-carousel-view">
        <ul>
          {slides.map((slide, at) => (
            <li key={slide.key} inert={canMove && !shown.includes(at)}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function useEmbla(viewport: { readonly current: HTMLElement | null }, count: number) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [shown, setShown] = useState<readonly number[]>([0]);
  const [canMove, setCanMove] = useState(false);
  // Effect: embla moves DOM nodes, so it needs the rendered ones.
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const direction = getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr';
    const carousel = EmblaCarousel(node, { loop: true, align: 'start', direction, inViewThreshold: 0.5 });
    const look = () => {
      setCanMove(carousel.scrollSnapList().length > 1);
      setShown(carousel.slidesInView());
    };
    carousel.on('reInit', look).on('slidesInView', look).on('select', look);
    look();
    setEmbla(carousel);
    return () => {
      setEmbla(null);
      carousel.destroy();
    };
  }, [viewport, count]);
  return { embla, shown, canMove };
}

const query = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void) {
  const listening = new AbortController();
  matchMedia(query).addEventListener('change', changed, { signal: listening.signal });
  return () => listening.abort();
}

/** True until hydration too, so that nothing moves before the preference is known. */
const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
