import type { CSSProperties } from 'react';
import { groundOf } from './thumb-ground.ts';

interface ThumbProps {
  readonly image: {
    readonly webp_image_url: string;
    readonly variants: readonly { readonly url: string }[];
    readonly thumbhash: string;
  };
  /** One that a person has not asked to see: its thumbhash takes its place. */
  readonly veiled: boolean;
  readonly alt?: string;
  /** Width by height, where its place would jump when it loads. */
  readonly ratio?: number;
}

/** A picture as small as there is one. */
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

/** A filter would spill over the frame, and blur the ring of what is chosen with it. */
const veilStyle = (thumbhash: string): CSSProperties => ({
  background: `var(--line) url(${groundOf(thumbhash)}) center / cover`,
  objectFit: 'none',
  objectPosition: '9999px 0',
});
