import type { ImageItem } from '@kenna/contract';
import { Picture } from '../../../ui/picture.tsx';
import classes from './image-grid.module.css';

/** Pictures in their true shape, in columns. */
export function ImageGrid({ images, onOpen }: { images: readonly ImageItem[]; onOpen: (id: number) => void }) {
  return (
    <ul className={classes.grid}>
      {images.map((image, index) => (
        <li key={image.id} style={{ '--ratio': image.width / image.height }}>
          <button type="button" className={classes.open} onClick={() => onOpen(image.id)}>
            <Picture
              alt={image.prompt}
              width={image.width}
              height={image.height}
              src={image.webp_image_url}
              variants={image.variants}
              thumbhash={image.thumbhash}
              sizes="(max-width: 639px) 50vw, 320px"
              eager={index < 8}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
