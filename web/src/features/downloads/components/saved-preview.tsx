import { SIZE_PRESETS, savedSides, type ImageItem, type SaveOptions } from '@kenna/contract';
import classes from './download-dialogs.module.css';

interface SavedPreviewProps {
  readonly image: ImageItem;
  readonly options: SaveOptions;
  readonly name: string;
  /** True to blur an explicit picture that the person has not asked to see. */
  readonly veiled: boolean;
}

/** Preview of the picture in the chosen size and on the chosen background, with the name and the size of the file. */
export function SavedPreview({ image, options, name, veiled }: SavedPreviewProps) {
  const { width, height } = savedSides(image, options);
  const { frame } = SIZE_PRESETS[options.size];
  const clear = options.background === 'transparent';
  return (
    <div className={classes.preview}>
      <div className={classes.stand}>
        <div
          className={classes.sheet}
          data-clear={clear}
          style={{ '--ratio': width / height, ...(clear ? {} : { backgroundColor: options.background }) }}
        >
          <img
            src={image.variants[0]?.url ?? image.webp_image_url}
            alt=""
            data-veiled={veiled}
            style={{ objectFit: frame === null ? 'fill' : options.fit }}
          />
        </div>
      </div>
      <div className={classes.facts}>
        <strong>{name}</strong>
        <span>{options.format === 'svg' ? 'Curves, at any size' : `${width} × ${height} px`}</span>
        {frame !== null && isEnlarged(image, options) && (
          <span>Enlarged from {`${image.width} × ${image.height}`}. Upscale it first for more detail.</span>
        )}
      </div>
    </div>
  );
}

function isEnlarged(image: ImageItem, options: SaveOptions): boolean {
  const { width, height } = savedSides(image, options);
  const scales = [width / image.width, height / image.height];
  return (options.fit === 'cover' ? Math.max(...scales) : Math.min(...scales)) > 1.05;
}
