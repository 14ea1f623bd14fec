import { useEffect, useRef, useState } from 'react';

/** Long enough not to ask with every letter, short enough to feel immediate. */
const PAUSE_MS = 250;

/** A text while it is typed: handed over after a pause, and taken over when it changes from outside. */
export function useDraftText(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(value);
  const [handed, setHanded] = useState(value);
  if (handed !== value) {
    setHanded(value);
    if (text.trim() !== value) setText(value);
  }
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => rest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
