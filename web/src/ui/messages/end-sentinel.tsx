import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './end-sentinel.module.css';

interface EndSentinelProps {
  readonly state: 'more' | 'busy' | 'end' | 'error';
  /** Called when the end of the list comes within 800 px of the view, and by the button. */
  readonly onReach: () => void;
  /** False to load further pages only by the button. */
  readonly isAutomatic?: boolean;
}

/** The end of a list that loads further pages while it is scrolled. */
export function EndSentinel({ state, onReach, isAutomatic = true }: EndSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAutomatic || state !== 'more' || !sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), { rootMargin: '800px' });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={sentinel} className={classes.end} role="status">
      {state === 'busy' && 'Please wait...'}
      {state === 'end' && 'No more results!'}
      {state === 'error' && 'Oops something went wrong!'}
      {state === 'more' && (
        <Button variant="default" onClick={onReach}>
          Show older
        </Button>
      )}
      {state === 'error' && (
        <Button variant="default" onClick={onReach}>
          Try again
        </Button>
      )}
    </div>
  );
}
