import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Whether a mouse has rested on something for a while, in ms. Pressing ends it, as leaving does. */
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
