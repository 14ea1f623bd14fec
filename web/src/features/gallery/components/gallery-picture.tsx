import type { GalleryItem } from '@kenna/contract';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './gallery-picture.module.css';

interface GalleryPictureProps {
  readonly item: Omit<GalleryItem, 'id'>;
  /** Of its column, px. */
  readonly width: number;
  /** Its words stand under it, not over it when it is approached. */
  readonly captioned: boolean;
  readonly onTry: () => void;
}

/** A picture and the words that made it. All of it tries them. */
export function GalleryPicture({ item, width, captioned, onTry }: GalleryPictureProps) {
  return (
    <article className={classes.picture} data-captioned={captioned}>
      <Picture
        alt={item.prompt}
        width={item.width}
        height={item.height}
        src={item.webp_image_url}
        variants={item.variants}
        thumbhash={item.thumbhash}
        sizes={`${Math.ceil(width)}px`}
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
