import { useState } from 'react';
import classes from './library.module.css';

const DAY_MS = 86_400_000;

/** Number of days until a picture in the bin is deleted. */
export function DaysLeft({ until }: { until: string }) {
  const [now] = useState(() => Date.now());
  const days = Math.max(0, Math.ceil((new Date(until).getTime() - now) / DAY_MS));
  return (
    <span className={classes.left} data-stays>
      {days === 0 ? 'Deleted today' : days === 1 ? '1 day left' : `${days} days left`}
    </span>
  );
}
