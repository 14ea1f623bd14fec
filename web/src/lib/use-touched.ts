import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Becomes true with the first sign that somebody uses the page, and stays so. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const onSign = () => setTouched(true);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
    };
  }, [touched]);
  return touched;
}
