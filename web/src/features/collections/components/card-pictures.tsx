import type { Collection, ImageItem } from '@kenna/contract';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './collections.module.css';

/** The cover and the two pictures that follow; empty places stay quiet. */
export function CardPictures({ collection: { images } }: { collection: Pick<Collection, 'images'> }) {
  const [cover, second, third] = images;
  return (
    <span className={classes.pictures}>
      <Place image={cover} sizes="(max-width: 639px) 60vw, 280px" />
      <Place image={second} sizes="140px" />
      <Place image={third} sizes="140px" />
    </span>
  );
}

function Place({ image, sizes }: { image: ImageItem | undefined; sizes: string }) {
  return (
    <span className={classes.place} data-veiled={image?.is_nsfw}>
      {image && (
        <Picture
          alt=""
          width={image.width}
          height={image.height}
          src={image.webp_image_url}
          variants={image.variants}
          thumbhash={image.thumbhash}
          sizes={sizes}
        />
      )}
    </span>
  );
}
