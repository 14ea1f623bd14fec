import { useEffect, useRef, useState } from 'react';

/** Pause in milliseconds after the last keystroke. It avoids a request for each letter and still feels immediate. */
const PAUSE_MS = 250;

/**
 * The text of a field whose value is stored elsewhere, for example in the address. Typed text is passed to `onRest`
 * after a pause, and a value that changes from outside replaces it. A value that merely echoes an earlier `onRest` may
 * arrive while the person types on; it is ignored.
 */
export function useDraftText(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const at = reported.indexOf(value);
    setReported(reported.slice(at < 0 ? reported.length : at + 1));
    if (at < 0 && text.trim() !== value) setText(value);
  }
  const report = useRef(onRest);
  useEffect(() => {
    report.current = onRest;
  });
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      setReported((before) => [...before, text.trim()]);
      report.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
