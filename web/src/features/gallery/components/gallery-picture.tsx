import type { GalleryItem } from '@kenna/contract';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './gallery-picture.module.css';

interface GalleryPictureProps {
  readonly item: Omit<GalleryItem, 'id'>;
  /** Width of the column in CSS pixels, 0 before it is measured. */
  readonly width: number;
  readonly onTry: () => void;
}

/** `sizes` attribute of a picture before the column is measured. */
const USUAL_WIDTH = '(max-width: 475px) 50vw, 200px';

/** A picture with its prompt. A click anywhere on it tries the prompt. */
export function GalleryPicture({ item, width, onTry }: GalleryPictureProps) {
  return (
    <article className={classes.picture}>
      <Picture
        alt={item.prompt}
        width={item.width}
        height={item.height}
        src={item.webp_image_url}
        variants={item.variants}
        thumbhash={item.thumbhash}
        sizes={width === 0 ? USUAL_WIDTH : `${Math.ceil(width)}px`}
      />
      <div className={classes.words}>
        <p aria-hidden="true">{item.prompt}</p>
        <button type="button" aria-label={`Try prompt: ${item.prompt}`} onClick={onTry}>
          Try prompt
        </button>
      </div>
    </article>
  );
}
