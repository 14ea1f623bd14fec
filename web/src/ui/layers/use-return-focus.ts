import { useEffect, useState } from 'react';

/** However the component leaves the page, the element that had the focus before gets it back, if it is still there. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
