import { useEffect, useRef, useState } from 'react';

/** Long enough not to ask with every letter, short enough to feel immediate. */
const PAUSE_MS = 250;

/**
 * The text of a field whose value is kept elsewhere, as in the address: handed over after a pause, and taken over when it
 * changes from outside. What was handed over comes back later than one types, and is no change from outside.
 */
export function useDraftText(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [handed, setHanded] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const at = handed.indexOf(value);
    setHanded(handed.slice(at < 0 ? handed.length : at + 1));
    if (at < 0 && text.trim() !== value) setText(value);
  }
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      setHanded((before) => [...before, text.trim()]);
      rest.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
