import { Button } from '@mantine/core';
import type { ImageItem, RenderView } from '@kenna/contract';
import { useId } from 'react';
import { remarkSentences } from '../../../lib/pictures/remark-sentences.ts';
import { useProgressWords } from '../../../lib/progress/use-progress-words.ts';
import laidOver from '../../../ui/fields/laid-over.module.css';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import classes from './fill-bar.module.css';

interface FillBarProps {
  /** Renders of this picture, newest first. */
  readonly renders: readonly RenderView[];
  /** Address of the source picture. */
  readonly source: string;
  /** The result shown on the canvas; null while it shows the source. */
  readonly chosen: ImageItem | null;
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  readonly onChoose: (image: ImageItem | null) => void;
  /** Makes a result the new source picture. */
  readonly onContinue: (image: ImageItem) => void;
  readonly onCancel: (renderId: number) => void;
  readonly onRetry: (renderId: number) => void;
}

/** A bar over the canvas: the progress of the fill, then its results, each of which can replace the source. */
export function FillBar({
  renders,
  source,
  chosen,
  allowExplicit,
  onChoose,
  onContinue,
  onCancel,
  onRetry,
}: FillBarProps) {
  const [newest] = renders;
  const images = renders.flatMap((render) => render.images);
  const name = useId();
  if (!newest) return null;
  return (
    <div className={classes.bar}>
      <RenderState render={newest} onCancel={onCancel} onRetry={onRetry} />
      {images.length > 0 && (
        <div className={classes.row}>
          <fieldset className={classes.choices}>
            <legend className={classes.legend}>Shown on the canvas</legend>
            <label className={classes.choice} title="Source">
              <input
                className={laidOver.control}
                type="radio"
                name={name}
                aria-label="Source"
                checked={chosen === null}
                onChange={() => onChoose(null)}
              />
              <img src={source} alt="" />
            </label>
            {images.map((image, index) => (
              <label key={image.id} className={classes.choice} title={`Result ${index + 1}`}>
                <input
                  className={laidOver.control}
                  type="radio"
                  name={name}
                  aria-label={`Result ${index + 1}`}
                  checked={chosen?.id === image.id}
                  onChange={() => onChoose(image)}
                />
                <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} />
              </label>
            ))}
          </fieldset>
          <Button size="sm" disabled={chosen === null} onClick={() => chosen && onContinue(chosen)}>
            Continue with this
          </Button>
        </div>
      )}
      {remarkSentences(chosen?.remarks ?? []).map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface RenderStateProps {
  readonly render: RenderView;
  readonly onCancel: (renderId: number) => void;
  readonly onRetry: (renderId: number) => void;
}

/** Progress of a render with the time that it takes, or why it made no pictures. */
function RenderState({ render, onCancel, onRetry }: RenderStateProps) {
  const words = useProgressWords(render);
  const { id, status, progress, reason, can } = render;
  if (status === 'completed') return null;
  if (status === 'error' || status === 'cancelled') {
    return (
      <div className={classes.state}>
        <p>{status === 'cancelled' ? 'Cancelled.' : (reason ?? 'This was not completed.')}</p>
        {can.retry && (
          <Button variant="default" size="sm" onClick={() => onRetry(id)}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={classes.state}>
      <p>{words}</p>
      {can.cancel && (
        <Button variant="default" size="sm" aria-label="Cancel this fill" onClick={() => onCancel(id)}>
          Cancel
        </Button>
      )}
      <progress max={100} value={progress} aria-label="Progress of the fill" />
    </div>
  );
}
