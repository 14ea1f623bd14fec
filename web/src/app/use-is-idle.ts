import { useEffect, useState } from 'react';

/** The page has rest by then, or is never given one, ms. */
const PATIENCE_MS = 4000;

/** Becomes true once the first view was painted and the browser has nothing else to do, and stays so. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIsIdle(true);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, 500);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(onIdle, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isIdle;
}
