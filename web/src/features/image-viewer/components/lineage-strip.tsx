import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { stepTitle } from '../../../lib/pictures/picture-title.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './lineage-strip.module.css';

interface LineageStripProps {
  readonly lineage: readonly ImageItem[];
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  /** Opens what is recorded of each step. */
  readonly history: ReactNode;
  readonly onMove: (id: number) => void;
}

/** The pictures from which this one was made, the first one first, and itself. A click opens one of them. */
export function LineageStrip({ lineage, allowExplicit, history, onMove }: LineageStripProps) {
  return (
    <section aria-label="Lineage">
      <div className={classes.head}>
        <h2 className={classes.heading}>Lineage</h2>
        {history}
      </div>
      <ol className={classes.strip}>
        {lineage.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              className={classes.step}
              aria-current={index === lineage.length - 1 ? 'step' : undefined}
              onClick={() => onMove(image.id)}
            >
              <span className={classes.thumb} data-veiled={image.is_nsfw && !allowExplicit}>
                <Picture
                  alt=""
                  width={image.width}
                  height={image.height}
                  src={image.webp_image_url}
                  variants={image.variants}
                  thumbhash={image.thumbhash}
                  sizes="72px"
                />
              </span>
              <span>{stepTitle(image.tool)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
