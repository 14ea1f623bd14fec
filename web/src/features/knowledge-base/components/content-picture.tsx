import { asImageWidthSrcSet, isFilled, type ImageField } from '@prismicio/client';

interface ContentPictureProps {
  readonly image: ImageField | undefined;
  /** How wide it is shown, as the attribute of that name takes it. */
  readonly sizes: string;
  /** Its words stand beside it: it is not read out a second time. */
  readonly isDescribed?: boolean;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture of a document, in the width that is shown and with its place kept free. */
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
