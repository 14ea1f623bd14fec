import { LoadingDots } from '../../../ui/loading-dots.tsx';
import classes from './results.module.css';

/** A request on its way to the server: one place per picture asked for. */
export function PendingBand({ count }: { count: number }) {
  return (
    <section className={classes.band}>
      <div className={classes.row}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.tile} style={{ '--ratio': 1 }}>
            <div className={classes.pending} style={{ aspectRatio: 1 }}>
              <LoadingDots />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
