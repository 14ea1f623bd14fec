import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window an element counts as near: about two rows of cards. */
const MARGIN = '400px';

/** Whether an element is in the window or about to be. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const options = { rootMargin: MARGIN };
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)!.isIntersecting), options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
