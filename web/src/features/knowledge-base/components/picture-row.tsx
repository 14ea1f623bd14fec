import type { RTImageNode } from '@prismicio/client';
import { ContentPicture } from './content-picture.tsx';
import classes from './rich-text.module.css';

/** A single picture, or several of equal height in a row, each with a caption. */
export const PictureRow = ({ pictures }: { readonly pictures: readonly RTImageNode[] }) => (
  <div className={classes.row} data-many={pictures.length > 1}>
    {pictures.map((picture) => (
      <figure
        key={picture.url}
        className={classes.figure}
        style={{ '--ratio': String(picture.dimensions.width / picture.dimensions.height) }}
      >
        <ContentPicture
          image={picture}
          sizes={
            pictures.length > 1
              ? `(min-width: 40em) ${Math.round(760 / pictures.length)}px, 45vw`
              : '(min-width: 52em) 760px, 92vw'
          }
          isDescribed
        />
        <figcaption>
          {picture.alt}
          {picture.copyright && <small>{` ${picture.copyright}`}</small>}
        </figcaption>
      </figure>
    ))}
  </div>
);
