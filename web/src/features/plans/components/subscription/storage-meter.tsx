import { storageText } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { storageQuery } from '../../plans.api.ts';
import classes from './subscription.module.css';

/** Used share of the storage from which the meter warns: early enough to delete pictures or change the plan. */
const LOW_STORAGE_SHARE = 0.8;

/** The storage that the person's pictures use, and the limit of the plan. */
export function StorageMeter() {
  const { data: storage } = useQuery(storageQuery);
  if (!storage) return null;
  const { used_bytes: used, limit_bytes: limit } = storage;
  const share = limit === null ? 0 : Math.min(1, used / limit);
  const isFull = limit !== null && used >= limit;
  const isLow = share >= LOW_STORAGE_SHARE;
  return (
    <section aria-labelledby="storage" className={classes.section}>
      <h2 id="storage" className={classes.heading}>
        Storage
      </h2>
      <p className={classes.left}>
        <b data-low={isLow}>{storageText(storage)}</b> used
      </p>
      {limit !== null && (
        <div
          role="meter"
          aria-label="Used storage"
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={storageText(storage)}
          className={classes.meter}
          data-low={isLow}
        >
          <span style={{ width: `${100 * share}%` }} />
        </div>
      )}
      <p className={classes.none}>
        {isFull ? 'It is full. Nothing is deleted, but no new pictures can be stored. ' : ''}
        Pictures in the <Link to="/workplace/my-images?tab=trash">bin</Link> count until they are deleted for good.
      </p>
    </section>
  );
}
