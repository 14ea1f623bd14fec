import type { Placeholder, RenderView } from '@kenna/contract';
import { LoadingDots } from '../../../ui/loading-dots.tsx';
import classes from './results.module.css';

interface PlaceholderTileProps {
  readonly placeholder: Placeholder;
  readonly render: RenderView;
  /** One tile speaks for the whole render. */
  readonly leading: boolean;
  readonly onCancel: () => void;
}

/** A picture in the making: dots, then its coarse preview sharpening in place. */
export function PlaceholderTile({ placeholder, render, leading, onCancel }: PlaceholderTileProps) {
  const { width, height, preview_url } = placeholder;
  return (
    <div className={classes.tile} style={{ '--ratio': width / height }}>
      <div
        className={classes.pending}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-preview={preview_url !== null}
      >
        {preview_url !== null && <img className={classes.preview} src={preview_url} alt="" />}
        <span className={classes.dots}>
          <LoadingDots />
        </span>
        {leading && <Making render={render} onCancel={onCancel} />}
      </div>
    </div>
  );
}

function Making({ render, onCancel }: { render: RenderView; onCancel: () => void }) {
  return (
    <div className={classes.making}>
      <progress max={100} value={render.progress} aria-label={`Progress of ${render.settings.prompt}`} />
      <p>{stageOf(render)}</p>
      {render.can.cancel && (
        <button type="button" className={classes.cancel} onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}

function stageOf({ status, position, stage, progress }: RenderView): string {
  if (status === 'queued') return position ? `Waiting, ${position} before this one` : 'Waiting to start';
  return `${stage ?? 'Working'} · ${progress} %`;
}
