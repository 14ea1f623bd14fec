import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import type { PendingPictures } from '../results.store.ts';
import { rowWidth } from '../row-layout.ts';
import classes from './results.module.css';

/** Placeholders for a request that is being sent: one per requested picture. */
export function PendingBand({ count, width, height }: PendingPictures) {
  const places = Array.from({ length: count }, () => ({ width, height }));
  return (
    <section className={classes.band} aria-label="In progress">
      <div className={classes.row} style={{ maxWidth: rowWidth(places) }}>
        {places.map((_, index) => (
          <div key={index} className={classes.tile} style={{ '--ratio': width / height }}>
            <div className={classes.pending} style={{ aspectRatio: `${width} / ${height}` }}>
              <LoadingDots />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
