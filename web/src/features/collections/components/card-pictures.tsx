import type { Collection, ImageItem } from '@kenna/contract';
import { mdiImageMultipleOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './collections.module.css';

interface CardPicturesProps {
  readonly collection: Pick<Collection, 'images'>;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
}

/** The cover and the two pictures that follow it. If there are fewer, they fill the whole area. */
export function CardPictures({ collection: { images }, allowExplicit }: CardPicturesProps) {
  const shown = images.slice(0, 3);
  return (
    <span className={classes.pictures} data-count={shown.length}>
      {shown.map((image, index) => (
        <Place
          key={image.id}
          image={image}
          veiled={image.is_nsfw && !allowExplicit}
          sizes={
            index > 0 ? '140px' : shown.length > 1 ? '(max-width: 639px) 60vw, 280px' : '(max-width: 639px) 92vw, 400px'
          }
        />
      ))}
      {shown.length === 0 && (
        <span className={classes.none}>
          <Icon path={mdiImageMultipleOutline} size={28} />
        </span>
      )}
    </span>
  );
}

function Place({ image, veiled, sizes }: { image: ImageItem; veiled: boolean; sizes: string }) {
  return (
    <span className={classes.place} data-veiled={veiled}>
      <Picture
        alt=""
        width={image.width}
        height={image.height}
        src={image.webp_image_url}
        variants={image.variants}
        thumbhash={image.thumbhash}
        sizes={sizes}
      />
    </span>
  );
}
