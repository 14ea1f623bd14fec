import { mdiFitToPageOutline, mdiMinus, mdiPlus, mdiViewSplitVertical, mdiCompareHorizontal } from '@mdi/js';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button.tsx';
import classes from './compare-view.module.css';
import { Divider } from './divider.tsx';
import { useZoom } from './use-zoom.ts';

export interface ComparedPicture {
  readonly url: string;
  readonly label: string;
}

interface CompareViewProps {
  readonly before: ComparedPicture;
  readonly after: ComparedPicture;
  /** Width over height of the picture `after`. */
  readonly ratio: number;
  /**
   * Width over height of the picture `before`, when it differs from `ratio`: such pictures are only shown side by side.
   */
  readonly ratioBefore?: number;
}

/** Largest relative difference of two ratios that rounding side lengths to whole pixels can cause. */
const MAX_RATIO_DIFFERENCE = 0.01;

/** Distance that an arrow key pans, as a share of the pane's height. */
const PAN_STEP = 0.08;

/** Compares two states of one picture under a divider or side by side. Zoom and pan apply to both. */
export function CompareView({ before, after, ratio, ratioBefore = ratio }: CompareViewProps) {
  const place = useRef<HTMLDivElement>(null);
  // The divider begins in the middle, as on the stage (`stage-band.tsx` of the results).
  const [split, setSplit] = useState(0.5);
  const canCover = Math.abs(ratioBefore / ratio - 1) < MAX_RATIO_DIFFERENCE;
  const [isBeside, setBeside] = useState(false);
  const beside = isBeside || !canCover;
  const zoom = useZoom(place);
  const transform = `translate(${zoom.view.x * 100}%, ${zoom.view.y * 100}%) scale(${zoom.view.scale})`;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      '+': () => zoom.zoomBy(1.25),
      '=': () => zoom.zoomBy(1.25),
      '-': () => zoom.zoomBy(0.8),
      0: zoom.fit,
      ArrowUp: () => zoom.panBy(0, PAN_STEP),
      ArrowDown: () => zoom.panBy(0, -PAN_STEP),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const picture = ({ url, label }: ComparedPicture) => (
    <span className={classes.layer} style={{ transform }}>
      <img src={url} alt={label} draggable={false} data-zoomed={zoom.view.scale > 3} />
    </span>
  );
  return (
    // The shortcuts are those of the divider and of the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={classes.compare}
      data-beside={beside}
      style={{ '--ratio': ratio }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.panes}>
        {beside ? (
          <>
            <div
              className={classes.pane}
              data-pane="before"
              style={{ '--ratio': canCover ? ratio : ratioBefore }}
              {...zoom.pane}
            >
              {picture(before)}
              <span className={classes.tag}>{before.label}</span>
            </div>
            <div className={classes.pane} data-pane="after" {...zoom.pane}>
              {picture(after)}
              <span className={classes.tag}>{after.label}</span>
            </div>
          </>
        ) : (
          <div className={classes.pane} data-pane="both" {...zoom.pane}>
            {picture(after)}
            <span className={classes.over} style={{ clipPath: `inset(0 ${(1 - split) * 100}% 0 0)` }}>
              {picture(before)}
            </span>
            <span className={classes.tag}>{before.label}</span>
            <span className={classes.tag} data-side="after">
              {after.label}
            </span>
            <Divider value={split} onChange={setSplit} />
          </div>
        )}
      </div>
      <div className={classes.tools} role="group" aria-label="View">
        <IconButton label="Zoom out" icon={mdiMinus} keys="−" onClick={() => zoom.zoomBy(0.8)} />
        <output className={classes.zoom}>{`${Math.round(zoom.view.scale * 100)} %`}</output>
        <IconButton label="Zoom in" icon={mdiPlus} keys="+" onClick={() => zoom.zoomBy(1.25)} />
        <IconButton label="Fit" icon={mdiFitToPageOutline} keys="0" onClick={zoom.fit} />
        {canCover && (
          <IconButton
            label={beside ? 'Compare under a divider' : 'Side by side'}
            icon={beside ? mdiCompareHorizontal : mdiViewSplitVertical}
            aria-pressed={beside}
            onClick={() => setBeside(!beside)}
          />
        )}
      </div>
    </div>
  );
}
