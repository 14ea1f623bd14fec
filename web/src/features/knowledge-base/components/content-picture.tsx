import { asImageWidthSrcSet, isFilled, type ImageField } from '@prismicio/client';

interface ContentPictureProps {
  readonly image: ImageField | undefined;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** True when the text next to the picture describes it, so that screen readers skip the picture. */
  readonly isDescribed?: boolean;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture of a document in the displayed width. Its space is reserved before it is loaded. */
export function ContentPicture({ image, sizes, isDescribed = false, isFirst = false, className }: ContentPictureProps) {
  if (!isFilled.image(image)) return null;
  const sources = asImageWidthSrcSet(image);
  return (
    <img
      className={className}
      src={sources.src}
      srcSet={sources.srcset}
      sizes={sizes}
      width={image.dimensions.width}
      height={image.dimensions.height}
      alt={isDescribed ? '' : (image.alt ?? '')}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
