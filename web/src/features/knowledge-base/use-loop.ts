import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** A step stays for a glance at its picture, and for every letter of its caption. */
const GLANCE_MS = 3200;
const LETTER_MS = 32;

/** Goes through steps in a circle while they are in sight. Who goes by hand, or wants no motion, finds it paused. */
export function useLoop(captionLengths: readonly number[]) {
  const frame = useRef<HTMLElement>(null);
  const still = useReducedMotion();
  const [at, setAt] = useState(0);
  const [inSight, setInSight] = useState(false);
  const [paused, setPaused] = useState<boolean | null>(null);
  const playing = captionLengths.length > 1 && !(paused ?? still);
  const count = captionLengths.length;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!playing || !inSight) return;
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
