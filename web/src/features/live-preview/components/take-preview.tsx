import { PREVIEW_SIDE, type PicturePoint, type Preview, type RenderRequest } from '@kenna/contract';
import type { ReactNode } from 'react';
import { CHOOSING, PLACING, useLiveDrawing } from '../live-preview.api.ts';
import { softMask } from '../soft-mask.ts';
import classes from './take-preview.module.css';

interface TakePreviewProps {
  /** What would be made now: a take of a picture. */
  readonly request: RenderRequest;
  /** Width over height of the picture. */
  readonly ratio: number;
  /** Describes the drawing, such as `silk dress, navy`. */
  readonly title: string;
  readonly onClose: () => void;
  /** For a take with placed pictures. */
  readonly placing?: PlacingPreview | undefined;
}

export interface PlacingPreview {
  /** Content over the drawing, which knows what it shows. */
  readonly over: (shown: ShownPreview) => ReactNode;
  /**
   * Outlines of the parts that the drawing changes, in shares of its width and height. The picture, which is sharper,
   * is seen beside them. null where the drawing may change anything.
   */
  readonly changes: (placed: Preview['placed']) => readonly Outline[] | null;
}

export type Outline = readonly PicturePoint[];

interface ShownPreview {
  readonly placed: Preview['placed'];
  /** Whether the newest drawing, of which `placed` tells, shows the present request. */
  readonly isPresent: boolean;
  /** Whether the drawing of the present request is still to come. */
  readonly isDrawing: boolean;
}

/**
 * A piece in another colour, fabric, light or setting, drawn over its picture as soon as the word is chosen. The place
 * around it must be a size container (`container-type: size`), and gives the zoom of its picture as `--zoom`.
 */
export function TakePreview({ request, ratio, title, onClose, placing }: TakePreviewProps) {
  const pace = placing === undefined ? CHOOSING : PLACING;
  const { preview, finePicture, isPresent, isDrawing, refusal } = useLiveDrawing(request, pace);
  const changes = (preview !== null && placing?.changes(preview.placed)) || null;
  return (
    <figure className={classes.take} style={{ '--ratio': ratio }} aria-busy={isDrawing} aria-label="Live preview">
      {preview !== null && (
        <img
          src={finePicture ?? preview.picture}
          alt={isPresent ? `Live preview of ${title}` : 'Live preview of an earlier choice'}
          data-fine={finePicture !== null}
          data-old={!isPresent}
          style={{
            '--side': finePicture === null ? PREVIEW_SIDE : pace.fineSide,
            ...(changes && { maskImage: softMask(changes, ratio) }),
          }}
        />
      )}
      {preview !== null && placing?.over({ placed: preview.placed, isPresent, isDrawing })}
      <figcaption className={classes.caption}>
        <span>{refusal ?? (preview === null ? 'Please wait...' : 'Live preview, not stored')}</span>
        <button type="button" onClick={onClose}>
          Show the picture
        </button>
      </figcaption>
    </figure>
  );
}
