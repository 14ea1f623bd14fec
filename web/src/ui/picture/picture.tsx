import { useMemo, useState } from 'react';
import classes from './picture.module.css';
import { groundOf, isSeeThrough } from './thumb-ground.ts';

interface PictureProps {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly variants: readonly { readonly width: number; readonly url: string }[];
  /** Base64; seen until the picture has loaded. */
  readonly thumbhash: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A picture in its true shape: its place is kept, its thumbhash stands in, the variant that fits is fetched. */
export function Picture({ alt, width, height, src, variants, thumbhash, sizes, eager = false }: PictureProps) {
  const [loaded, setLoaded] = useState(false);
  const ground = useMemo(() => groundOf(thumbhash), [thumbhash]);
  return (
    <span
      className={classes.frame}
      data-see-through={loaded && isSeeThrough(thumbhash)}
      style={{ aspectRatio: `${width} / ${height}`, ...(ground === null ? {} : { backgroundImage: `url(${ground})` }) }}
    >
      <img
        className={classes.image}
        data-loaded={loaded}
        alt={alt}
        width={width}
        height={height}
        src={src}
        srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        ref={(image) => void (image?.complete && setLoaded(true))}
        onLoad={() => setLoaded(true)}
      />
    </span>
  );
}
