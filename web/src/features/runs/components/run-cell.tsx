import type { RunCell } from '@kenna/contract';
import { mdiCheckCircle, mdiCloseCircle, mdiHandBackRightOutline } from '@mdi/js';
import { memo } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { REVIEW_WORDS } from '../cell-filter.ts';
import { stateWords } from '../run-words.ts';
import classes from './run-grid.module.css';

interface CellProps {
  readonly cell: RunCell;
  /** Names the product and the shot. */
  readonly title: string;
  /** Width over height of the pictures of its shot. */
  readonly ratio: number;
  /** The run was never started. */
  readonly isDraft: boolean;
  readonly veiled: boolean;
  /** The grid is limited to others. */
  readonly dimmed: boolean;
  readonly selected: boolean;
  readonly onSelect: (cell: RunCell, selected: boolean) => void;
}

/** One picture of a run with its state, which can be selected. */
export const Cell = memo(function Cell({ cell, title, ratio, isDraft, veiled, dimmed, selected, onSelect }: CellProps) {
  const { state, image, review, by_hand: isByHand } = cell;
  const words = stateWords(cell);
  if (isDraft && image === null && state === 'waiting') {
    return (
      <div role="cell" className={classes.cell} data-state={state} style={{ '--ratio': ratio }}>
        <span className={classes.unseen}>Not started</span>
      </div>
    );
  }
  return (
    <div
      role="cell"
      className={classes.cell}
      data-state={state}
      data-dimmed={dimmed}
      data-selected={selected}
      style={{ '--ratio': ratio }}
    >
      {image !== null && (
        <Link to={`/workplace/my-images?image=${image.id}`} className={classes.picture}>
          <Thumb
            image={{ webp_image_url: image.small_url, variants: [], thumbhash: image.thumbhash }}
            veiled={veiled}
            alt={isByHand ? `${title}, replaced by hand` : title}
          />
        </Link>
      )}
      {(image !== null || state !== 'drawing') && (
        <label className={classes.select}>
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={selected}
            onChange={(event) => onSelect(cell, event.currentTarget.checked)}
          />
        </label>
      )}
      {(state !== 'done' || image === null) && (
        <span className={classes.state} title={words}>
          {state === 'done' ? 'In the bin or deleted' : words}
        </span>
      )}
      {isByHand && image !== null && (
        <span className={classes.review} aria-hidden="true">
          <Icon path={mdiHandBackRightOutline} size={16} />
          Replaced by hand
        </span>
      )}
      {review !== null && (
        <span className={classes.review} data-review={review}>
          <Icon path={review === 'approved' ? mdiCheckCircle : mdiCloseCircle} size={16} />
          {REVIEW_WORDS[review]}
        </span>
      )}
    </div>
  );
});
