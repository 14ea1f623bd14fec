import type { ImageItem } from '@kenna/contract';
import { pictureTitle } from '../../../lib/picture-title.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './picker.module.css';

interface PictureGridProps {
  readonly images: readonly ImageItem[];
  readonly allowExplicit: boolean;
  readonly onChoose: (url: string) => void;
}

/** Pictures to choose one of, each whole on its own ground. */
export function PictureGrid({ images, allowExplicit, onChoose }: PictureGridProps) {
  return (
    <ul className={classes.grid}>
      {images.map((image) => (
        <li key={image.id}>
          <Veil veiled={image.is_nsfw && !allowExplicit}>
            <button type="button" className={classes.choice} onClick={() => onChoose(image.image_url)}>
              <Picture
                alt={pictureTitle(image)}
                width={image.width}
                height={image.height}
                src={image.webp_image_url}
                variants={image.variants}
                thumbhash={image.thumbhash}
                sizes="200px"
              />
            </button>
          </Veil>
        </li>
      ))}
    </ul>
  );
}
