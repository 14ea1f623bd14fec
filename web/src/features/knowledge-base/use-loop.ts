import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** A step is displayed for the time to look at its picture, plus the time to read each character of its caption. */
const GLANCE_MS = 3200;
const LETTER_MS = 32;

/**
 * Advances through steps in a loop while they are visible. It is paused at first for people who prefer reduced motion,
 * and after a step was chosen by hand.
 */
export function useLoop(captionLengths: readonly number[]) {
  const frame = useRef<HTMLElement>(null);
  const still = useReducedMotion();
  const [at, setAt] = useState(0);
  const [isVisible, setIsVisible] = useState(false);
  const [paused, setPaused] = useState<boolean | null>(null);
  const playing = captionLengths.length > 1 && !(paused ?? still);
  const count = captionLengths.length;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsVisible(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!playing || !isVisible) return;
    const timer = setTimeout(() => setAt((at + 1) % count), GLANCE_MS + LETTER_MS * (captionLengths[at] ?? 0));
    return () => clearTimeout(timer);
  });

  return {
    frame,
    at: Math.min(at, count - 1),
    playing,
    toggle: () => setPaused(playing),
    go(step: number) {
      setPaused(true);
      setAt((step + count) % count);
    },
  };
}
