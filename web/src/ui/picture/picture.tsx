import { useMemo, useState, type CSSProperties } from 'react';
import { useIsHydrating } from '../use-is-hydrating.ts';
import classes from './picture.module.css';
import { averageColourOf, blurredUrlOf, hasTransparency } from './thumbhash.ts';

interface PictureProps {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly variants: readonly { readonly width: number; readonly url: string }[];
  /** Base64 thumbhash, shown until the picture has loaded. */
  readonly thumbhash: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/**
 * A picture in its own aspect ratio. Its space is reserved and filled by the thumbhash until the variant that fits has
 * loaded.
 */
export function Picture({ alt, width, height, src, variants, thumbhash, sizes, eager = false }: PictureProps) {
  const [isFromServer] = useState(useIsHydrating());
  // A picture in server-rendered HTML loads before this script runs, so it is visible from the start.
  const [loaded, setLoaded] = useState(isFromServer);
  const placeholder = useMemo(() => placeholderStyle(thumbhash, isFromServer), [thumbhash, isFromServer]);
  return (
    <span
      className={classes.frame}
      data-see-through={loaded && hasTransparency(thumbhash)}
      style={{ aspectRatio: `${width} / ${height}`, ...placeholder }}
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

/** Server-rendered HTML uses the average colour only, because a blurred picture takes about 4 kB. */
function placeholderStyle(thumbhash: string, isFromServer: boolean): CSSProperties {
  const [colour, picture] = isFromServer ? [averageColourOf(thumbhash), null] : [null, blurredUrlOf(thumbhash)];
  return { ...(colour && { backgroundColor: colour }), ...(picture && { backgroundImage: `url(${picture})` }) };
}
