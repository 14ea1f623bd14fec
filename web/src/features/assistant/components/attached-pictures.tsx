import type { ImageItem } from '@kenna/contract';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import classes from './assistant-thread.module.css';

interface AttachedPicturesProps {
  readonly images: readonly ImageItem[];
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  readonly onOpen: (image: ImageItem) => void;
}

/** Pictures attached to a message. */
export function AttachedPictures({ images, allowExplicit, onOpen }: AttachedPicturesProps) {
  if (images.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label="Pictures">
      {images.map((image) => (
        <li key={image.id}>
          <button type="button" aria-label={`Open ${pictureTitle(image)}`} onClick={() => onOpen(image)}>
            <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} />
          </button>
        </li>
      ))}
    </ul>
  );
}
