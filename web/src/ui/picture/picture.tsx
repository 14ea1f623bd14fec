import { useMemo, useState, type CSSProperties } from 'react';
import { useIsDrawn } from '../use-is-drawn.ts';
import classes from './picture.module.css';
import { colourOf, groundOf, isSeeThrough } from './thumb-ground.ts';

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
  const [isDrawn] = useState(useIsDrawn());
  // What the server has drawn shows itself without us.
  const [loaded, setLoaded] = useState(isDrawn);
  const ground = useMemo(() => groundStyle(thumbhash, isDrawn), [thumbhash, isDrawn]);
  return (
    <span
      className={classes.frame}
      data-see-through={loaded && isSeeThrough(thumbhash)}
      style={{ aspectRatio: `${width} / ${height}`, ...ground }}
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

/** The page that the server draws has room for one colour; the blurred picture takes four kilobytes. */
function groundStyle(thumbhash: string, isDrawn: boolean): CSSProperties {
  const [colour, picture] = isDrawn ? [colourOf(thumbhash), null] : [null, groundOf(thumbhash)];
  return { ...(colour && { backgroundColor: colour }), ...(picture && { backgroundImage: `url(${picture})` }) };
}
