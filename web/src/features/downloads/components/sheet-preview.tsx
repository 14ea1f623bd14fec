import type { ImageItem, SheetLayout } from '@kenna/contract';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import classes from './sheet-preview.module.css';

interface SheetPreviewProps {
  readonly layout: SheetLayout;
  readonly images: readonly ImageItem[];
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  readonly title: string;
  /** Picture on the title page; undefined without a title page. */
  readonly cover: ImageItem | undefined;
  readonly caption: string;
}

/** Small preview of the first printed pages. */
export function SheetPreview({ layout, images, allowExplicit, title, cover, caption }: SheetPreviewProps) {
  const { width, height, boxes, captionHeight, margin } = layout;
  const shares = {
    across: (length: number) => `${(length / width) * 100}%`,
    down: (length: number) => `${(length / height) * 100}%`,
  };
  return (
    <figure className={classes.preview}>
      <div className={classes.paper} style={{ '--ratio': width / height }}>
        {boxes.map((box, index) => {
          const image = images[index];
          if (!image) return null;
          return (
            <div
              key={image.id}
              className={classes.cell}
              style={{
                left: shares.across(box.x),
                top: shares.down(box.y),
                width: shares.across(box.width),
                height: shares.down(box.height + captionHeight),
              }}
            >
              <div style={{ height: `${(box.height / (box.height + captionHeight)) * 100}%` }}>
                <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} />
              </div>
              {captionHeight > 0 && <span className={classes.lines} />}
            </div>
          );
        })}
      </div>
      {cover && (
        <div
          className={classes.paper}
          data-page="title"
          style={{ '--ratio': width / height, padding: shares.across(margin) }}
        >
          <Thumb image={cover} veiled={cover.is_nsfw && !allowExplicit} />
          <strong>{title}</strong>
        </div>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
