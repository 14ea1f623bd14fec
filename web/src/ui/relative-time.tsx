import { useEffect, useState } from 'react';
import { momentOf } from '../lib/text/day-of.ts';
import { relativeTime } from '../lib/text/relative-time.ts';

/** A moment as 'just now', '4 minutes ago' and so on, updated by itself. The tooltip has the exact time. */
export function RelativeTime({ moment }: { moment: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(moment);
  return (
    <time dateTime={moment} title={momentOf(date)}>
      {relativeTime(date, now)}
    </time>
  );
}
