import { startTransition, useEffect, useState } from 'react';

/**
 * Time in milliseconds without new components after which scrolling counts as paused: longer than a picture stays in
 * view during fast scrolling, shorter than a person takes to look at it.
 */
const SETTLED_MS = 250;
/** Number of pictures that settle in one frame. More would delay scrolling. */
const SETTLED_PER_FRAME = 6;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;

function settleSome(): void {
  const some = [...waiting].slice(0, SETTLED_PER_FRAME);
  for (const settle of some) waiting.delete(settle);
  startTransition(() => some.forEach((settle) => settle()));
  timer = waiting.size > 0 ? setTimeout(settleSome, 16) : null;
}

/**
 * Returns false at first and true once scrolling has paused, so that a component can render its essential part first
 * and the rest later.
 */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    waiting.add(settle);
    // Every new component restarts the timer for all that are waiting.
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(settleSome, SETTLED_MS);
    return () => void waiting.delete(settle);
  }, []);
  return isSettled;
}
