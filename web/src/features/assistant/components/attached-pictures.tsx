import type { ImageItem } from '@kenna/contract';
import { pictureTitle } from '../../../lib/picture-title.ts';
import classes from './assistant-thread.module.css';

interface AttachedPicturesProps {
  readonly images: readonly ImageItem[];
  readonly onOpen: (image: ImageItem) => void;
}

/** The pictures that a message speaks of. */
export function AttachedPictures({ images, onOpen }: AttachedPicturesProps) {
  if (images.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label="Pictures">
      {images.map((image) => (
        <li key={image.id}>
          <button type="button" aria-label={`Open ${pictureTitle(image)}`} onClick={() => onOpen(image)}>
            <img src={image.variants[0]?.url ?? image.webp_image_url} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
