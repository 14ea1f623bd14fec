import { useRef, type PointerEvent } from 'react';

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
  /** false: the finger moves something else. */
  readonly enabled: boolean;
}

/** Pixels that a finger goes sideways, and how much more than up or down. */
const FAR = 48;
const SIDEWAYS = 1.5;

/** Handlers for what a finger is swiped over; a mouse or a pen is not asked, and two fingers are no swipe. */
export function useSwipe({ onLeft, onRight, enabled }: Swipe) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) {
      const isSwipe = enabled && pointerType === 'touch' && isPrimary;
      start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) < FAR || Math.abs(right) < SIDEWAYS * Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
