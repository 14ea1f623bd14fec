import type { ImageItem } from '@kenna/contract';
import { pictureTitle } from '../../../lib/picture-title.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Veil } from '../../../ui/veil.tsx';
import classes from './image-grid.module.css';

interface ImageGridProps {
  readonly images: readonly ImageItem[];
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  readonly onOpen: (id: number) => void;
}

/** Pictures in their true shape, in rows. */
export function ImageGrid({ images, allowExplicit, onOpen }: ImageGridProps) {
  return (
    <ul className={classes.grid}>
      {images.map((image, index) => (
        <li key={image.id} style={{ '--ratio': image.width / image.height }}>
          <Veil veiled={image.is_nsfw && !allowExplicit}>
            <button type="button" className={classes.open} onClick={() => onOpen(image.id)}>
              <Picture
                alt={pictureTitle(image)}
                width={image.width}
                height={image.height}
                src={image.webp_image_url}
                variants={image.variants}
                thumbhash={image.thumbhash}
                sizes="(max-width: 639px) 50vw, 320px"
                eager={index < 8}
              />
            </button>
          </Veil>
        </li>
      ))}
    </ul>
  );
}
