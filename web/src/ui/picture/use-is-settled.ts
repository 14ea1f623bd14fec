import { startTransition, useEffect, useState } from 'react';

/** Longer than what is passed by in scrolling stays, shorter than it takes to look at it. */
const SETTLED_MS = 250;
/** So many settle in one go, the next with the next frame: they are not to hold up who scrolls on. */
const AT_ONCE = 6;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;

function settleSome(): void {
  const some = [...waiting].slice(0, AT_ONCE);
  for (const settle of some) waiting.delete(settle);
  startTransition(() => some.forEach((settle) => settle()));
  timer = waiting.size > 0 ? setTimeout(settleSome, 16) : null;
}

/** False while a part is new, so that it can be drawn in two steps: at first what is seen at once. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    waiting.add(settle);
    // Whatever comes meanwhile puts it off for all.
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(settleSome, SETTLED_MS);
    return () => void waiting.delete(settle);
  }, []);
  return isSettled;
}
