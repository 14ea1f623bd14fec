import type { RenderView } from '@kenna/contract';
import { RenderProgress } from './render-progress.tsx';
import classes from './results.module.css';

interface TakeProgressProps {
  /** A pending render. */
  readonly render: RenderView;
  readonly onCancel: () => void;
}

/** Lies over a picture while a new one is drawn from it: a preview that becomes sharper, and the progress. */
export function TakeProgress({ render, onCancel }: TakeProgressProps) {
  const preview = render.placeholders[render.images.length]?.preview_url ?? null;
  return (
    <div className={classes.take}>
      {preview !== null && <img className={classes.preview} src={preview} alt="" />}
      <RenderProgress render={render} onCancel={onCancel} />
    </div>
  );
}
