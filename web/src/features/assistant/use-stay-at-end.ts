import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in pixels within which the view counts as scrolled to the end. */
const NEAR_PX = 80;

/**
 * Scrolls a growing list to its end unless the person has scrolled away. `state` must change whenever the list grows; a
 * new `subject` starts at its end.
 */
export function useStayAtEnd(subject: string, state: string) {
  const box = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    followsEnd.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    followsEnd.current = true;
  }, [subject]);
  useEffect(() => {
    if (followsEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [subject, state]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    followsEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAway(!followsEnd.current);
  };
  return { box, onScroll, away, toEnd };
}
