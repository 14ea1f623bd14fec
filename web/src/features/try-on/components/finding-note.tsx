import { useEffect, useState } from 'react';
import type { Finding } from '../finding.ts';
import classes from './try-on.module.css';

/** Time in ms after which the note says that the search is still running. */
const LONG_SEARCH_MS = 6000;

/** What is looked for or was found in a picture, as text. Screen readers announce changes. */
export function FindingNote({ finding: { state }, words }: { finding: Finding; words: string }) {
  const isLong = useIsLong(state === 'looking');
  return (
    <p className={classes.note} role="status">
      {state !== 'missing' && words}
      {isLong && '. This takes longer because the studio is busy. You do not have to wait for it.'}
    </p>
  );
}

function useIsLong(waits: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setIsLong(true), LONG_SEARCH_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [waits]);
  return isLong;
}
