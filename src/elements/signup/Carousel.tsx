import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { systemClock, type Clock } from '../../core/page/clock.ts';
import { IconButton } from '../kit/controls/Button.tsx';
import carouselCss from './carousel.css?inline';
import { useSheet } from '../kit/context.ts';
import { ChevronBack, ChevronForward, Pause, Play } from '../kit/icons.tsx';
import { useAnnounce } from '../kit/feedback/LiveRegion.tsx';
import { t, text } from './carousel.text.ts';
import { useBindTexts } from '../kit/language.ts';

/** Autoplay every five seconds (ACC-9.14). */
const intervalMs = 5000;

interface CarouselProps {
  readonly label: string;
  /** Slides must contain nothing focusable, because slides out of view stay in the accessibility tree. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly clock?: Clock;
}

/** A list that scrolls and snaps. Autoplay stops while hovered, focused or paused, and with reduced motion (A11Y-16). */
export default function Carousel({ label, slides, clock = systemClock }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const position = useRef(0);
  const [canMove, setCanMove] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const announce = useAnnounce();
  const bind = useBindTexts();
  useSheet(carouselCss);

  // Effect: measures whether the rendered slides fit. Observes each slide, because a loading picture changes its width.
  useEffect(() => {
    const node = list.current!;
    const sizes = new ResizeObserver(() => setCanMove(node.scrollWidth > node.clientWidth));
    for (const each of [node, ...node.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [slides.length]);

  const move = (by: 1 | -1) => {
    const { sign, stops } = stopsOf(list.current!);
    position.current = (position.current + by + stops.length) % stops.length;
    list.current!.scrollTo({ left: sign * stops[position.current]! });
    return { position: position.current + 1, count: stops.length };
  };
  const adoptSwipe = () => {
    const { sign, stops } = stopsOf(list.current!);
    const distances = stops.map((stop) => Math.abs(sign * stop - list.current!.scrollLeft));
    position.current = distances.indexOf(Math.min(...distances));
  };

  const moves = canMove && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const runs = moves && !isPaused && !isHovered && !hasFocus;
  useEffect(() => {
    if (!runs) return;
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(intervalMs, () => {
        if (document.visibilityState === 'visible') move(1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [runs, clock]);

  const step = (by: 1 | -1) => announce(bind(text)('slide', move(by)));
  const blur = (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget));
  return (
    <div
      role="group"
      className="d-carousel"
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what has the focus. */}
      <ul ref={list} className="d-carousel-slides" tabIndex={0} onScrollEnd={adoptSwipe}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * `stops`: the distances from the start, in CSS pixels, at which slides snap. The last slides may share one stop.
 * `sign`: the sign of `scrollLeft`, -1 from right to left.
 */
function stopsOf(list: HTMLElement) {
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const starts = [...list.children].map((slide) => slide.getBoundingClientRect()[isRtl ? 'right' : 'left']);
  const most = list.scrollWidth - list.clientWidth;
  const stops = starts.map((start) => Math.min(Math.round(Math.abs(start - starts[0]!)), most));
  return { sign: isRtl ? -1 : 1, stops: [...new Set(stops)] };
}
