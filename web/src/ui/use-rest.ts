import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Whether the mouse has rested on an element for `delay` milliseconds. Pressing or leaving ends it. */
export function useRest(delay: number) {
  const [isRested, setIsRested] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const end = () => {
    window.clearTimeout(timer.current);
    setIsRested(false);
  };
  return {
    isRested,
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') timer.current = window.setTimeout(() => setIsRested(true), delay);
    },
    onPointerLeave: end,
    onPointerDown: end,
  };
}
