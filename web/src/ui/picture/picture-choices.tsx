import type { ImageItem } from '@kenna/contract';
import { pictureTitle } from '../../lib/pictures/picture-title.ts';
import { Picture } from './picture.tsx';
import classes from './picture-choices.module.css';
import { Veil } from './veil.tsx';

interface PictureChoicesProps {
  readonly images: readonly ImageItem[];
  readonly allowExplicit: boolean;
  readonly onChoose: (image: ImageItem) => void;
}

/** A grid of pictures to choose one from, each shown whole in a square. */
export function PictureChoices({ images, allowExplicit, onChoose }: PictureChoicesProps) {
  return (
    <ul className={classes.grid}>
      {images.map((image) => (
        <li key={image.id}>
          <Veil veiled={image.is_nsfw && !allowExplicit}>
            <button type="button" className={classes.choice} onClick={() => onChoose(image)}>
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
