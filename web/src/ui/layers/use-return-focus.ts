import { useEffect, useRef, useState } from 'react';

/**
 * However the component leaves the page, the element that had the focus before gets it back, if it is still there.
 * @param better selector of an element that gets it instead when it is on the page.
 */
export function useReturnFocus(better?: string): void {
  const [opener] = useState(() => document.activeElement);
  const latest = useRef(better);
  useEffect(() => {
    latest.current = better;
  }, [better]);
  useEffect(
    () => () => {
      const other = latest.current === undefined ? null : document.querySelector(latest.current);
      if (other instanceof HTMLElement) other.focus();
      else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
