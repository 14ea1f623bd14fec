import type { Placeholder, RenderView } from '@kenna/contract';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { RenderProgress } from './render-progress.tsx';
import { SourceLayer } from './source-layer.tsx';
import classes from './results.module.css';

interface PlaceholderTileProps {
  readonly placeholder: Placeholder;
  readonly render: RenderView;
  /** True for the one tile that shows the progress of the render; it needs no dots as well. */
  readonly leading: boolean;
  readonly onCancel: () => void;
}

/** A pending picture: first the picture that it is made from, or else loading dots, then a preview that becomes sharper. */
export function PlaceholderTile({ placeholder, render, leading, onCancel }: PlaceholderTileProps) {
  const { width, height, preview_url } = placeholder;
  const { promptImageUrl: source, placement } = settingsOf(render.settings);
  return (
    <div className={classes.tile} style={{ '--ratio': width / height, '--natural': width }}>
      <div
        className={classes.pending}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-preview={preview_url !== null || source !== null}
      >
        {source !== null && <SourceLayer source={source} placement={placement} width={width} height={height} />}
        {preview_url !== null && <img className={classes.preview} src={preview_url} alt="" />}
        {!leading && source === null && preview_url === null && (
          <span className={classes.dots}>
            <LoadingDots />
          </span>
        )}
        {leading && <RenderProgress render={render} onCancel={onCancel} />}
      </div>
    </div>
  );
}
