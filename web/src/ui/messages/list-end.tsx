import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './list-end.module.css';
import { useWaitWords } from './use-wait-words.ts';

interface ListEndProps {
  readonly state: 'more' | 'busy' | 'end' | 'error';
  /** Called when the end of the list comes within 800 px of the view, and by the button. */
  readonly onReach: () => void;
  /** False to load further pages only by the button. */
  readonly isAutomatic?: boolean;
}

/**
 * The end of a list that loads further pages while it is scrolled: what people see while a page is loading, after the
 * last one, and after a fault.
 */
export function ListEnd({ state, onReach, isAutomatic = true }: ListEndProps) {
  const waitWords = useWaitWords();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAutomatic || state !== 'more' || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), { rootMargin: '800px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className={classes.end} role="status">
      {state === 'busy' && waitWords}
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
