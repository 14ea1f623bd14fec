import { useRef, type PointerEvent } from 'react';

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
  /** Set to false while a finger pans a zoomed picture instead. */
  readonly enabled: boolean;
}

/** Minimum horizontal distance of a swipe in CSS pixels: further than a finger slips during a tap. */
const MIN_DISTANCE_PX = 48;
/** Minimum ratio of horizontal to vertical distance, so that scrolling down is not taken for a swipe. */
const MIN_SIDEWAYS_RATIO = 1.5;

/**
 * Returns pointer handlers for an element that can be swiped with one finger. Mouse, pen and a second finger are
 * ignored.
 */
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
      if (Math.abs(right) < MIN_DISTANCE_PX || Math.abs(right) < MIN_SIDEWAYS_RATIO * Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
