import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This near to its end, a conversation is read at its end. */
const NEAR_PX = 80;

/**
 * Keeps the end of what grows in sight, unless the person has scrolled away from it. `state` changes whenever it grows;
 * another `subject` starts at its end.
 */
export function useStayAtEnd(subject: string, state: string) {
  const box = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    stays.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    stays.current = true;
  }, [subject]);
  useEffect(() => {
    if (stays.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [subject, state]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    stays.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAway(!stays.current);
  };
  return { box, onScroll, away, toEnd };
}
