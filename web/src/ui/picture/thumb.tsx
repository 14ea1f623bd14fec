import type { CSSProperties } from 'react';
import { blurredUrlOf } from './thumbhash.ts';

interface ThumbProps {
  readonly image: {
    readonly webp_image_url: string;
    readonly variants: readonly { readonly url: string }[];
    readonly thumbhash: string;
  };
  /** Whether the picture is hidden as explicit: then its thumbhash is shown instead. */
  readonly veiled: boolean;
  readonly alt?: string;
  /** Width over height. It is needed where the layout would shift once the picture loads. */
  readonly ratio?: number;
}

/** A picture in its smallest variant. */
export function Thumb({ image, veiled, alt = '', ratio }: ThumbProps) {
  return (
    <img
      src={image.variants[0]?.url ?? image.webp_image_url}
      alt={alt}
      loading="lazy"
      style={{ ...(ratio && { aspectRatio: ratio }), ...(veiled && veilStyle(image.thumbhash)) }}
    />
  );
}

/**
 * Hides the picture behind its thumbhash. A blur filter would spill over the frame and blur the selection ring as well.
 */
const veilStyle = (thumbhash: string): CSSProperties => ({
  background: `var(--line) url(${blurredUrlOf(thumbhash)}) center / cover`,
  objectFit: 'none',
  objectPosition: '9999px 0',
});
