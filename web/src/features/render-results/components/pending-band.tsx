import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import type { PendingPictures } from '../results.store.ts';
import { rowWidth } from '../row-layout.ts';
import { SourceLayer } from './source-layer.tsx';
import classes from './results.module.css';

const placesOf = ({ count, width, height }: PendingPictures) =>
  Array.from({ length: count }, () => ({ width, height }));

/** Placeholders for a request that is being sent, in one row. */
export const PendingBand = ({ pending }: { readonly pending: PendingPictures }) => (
  <section className={classes.band} aria-label="In progress">
    <div className={classes.row} style={{ maxWidth: rowWidth(placesOf(pending)) }}>
      <PendingTiles pending={pending} />
    </div>
  </section>
);

/** One placeholder for each requested picture. */
export const PendingTiles = ({ pending }: { readonly pending: PendingPictures }) =>
  placesOf(pending).map(({ width, height }, index) => (
    <div key={index} className={classes.tile} style={{ '--ratio': width / height, '--natural': width }}>
      <div
        className={classes.pending}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-preview={pending.source !== null}
      >
        {pending.source !== null && (
          <SourceLayer source={pending.source} placement={pending.placement} width={width} height={height} />
        )}
        {(pending.source === null || index === 0) && (
          <span className={classes.dots}>
            <LoadingDots />
          </span>
        )}
      </div>
    </div>
  ));
