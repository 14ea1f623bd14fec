import { useEffect, useState } from 'react';

/** Time after which the page counts as idle even if the browser has been busy. */
const MAX_WAIT_MS = 4000;

/** Becomes true when the browser is idle, or after a few seconds, and stays true. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIsIdle(true);
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, 500);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(onIdle, { timeout: MAX_WAIT_MS });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isIdle;
}
