import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { CompareView } from '../../../ui/compare/compare-view.tsx';
import classes from './upscale-stage.module.css';

interface UpscaleStageProps {
  readonly source: string | null;
  /** The enlarged picture and the address of its source. */
  readonly result: { readonly image: ImageItem; readonly source: string } | null;
  /** Progress or failure of the render; null when there is nothing to report. */
  readonly notice: ReactNode;
}

/** The source picture, then a comparison of it with the enlarged picture. */
export function UpscaleStage({ source, result, notice }: UpscaleStageProps) {
  if (result !== null && notice === null) {
    const { image } = result;
    return (
      <CompareView
        key={image.id}
        before={{ url: result.source, label: 'Before' }}
        after={{ url: image.image_url, label: `${image.width} × ${image.height}` }}
        ratio={image.width / image.height}
      />
    );
  }
  return (
    <div className={classes.stage}>
      {source === null ? (
        <p className={classes.invitation}>Choose a picture to make it larger</p>
      ) : (
        <img src={source} alt="To be upscaled" className={classes.source} />
      )}
      {notice !== null && <div className={classes.notice}>{notice}</div>}
    </div>
  );
}
