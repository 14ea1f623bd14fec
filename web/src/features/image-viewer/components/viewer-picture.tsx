import type { ImageItem, SceneVocabulary } from '@kenna/contract';
import { lazy, Suspense } from 'react';
import { stepTitle } from '../../../lib/pictures/picture-title.ts';
import { shownTitle } from '../../../lib/pictures/take-words.ts';
import type { useSwipe } from '../../../lib/navigation/use-swipe.ts';
import { hasTransparency } from '../../../ui/picture/thumbhash.ts';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './image-viewer.module.css';

const CompareView = lazy(() =>
  import('../../../ui/compare/compare-view.tsx').then((module) => ({ default: module.CompareView })),
);

interface ViewerPictureProps {
  readonly image: ImageItem;
  readonly takes: SceneVocabulary | undefined;
  /** Picture to compare with; null shows the picture alone. */
  readonly before: ImageItem | null;
  readonly veiled: boolean;
  readonly onReport?: (() => void) | undefined;
  readonly zoomed: boolean;
  readonly onZoom: () => void;
  /** Pointer handlers for swiping to the neighbouring pictures. */
  readonly swipe: ReturnType<typeof useSwipe>;
}

/** The opened picture at a large size, alone or compared with the one it was made from. */
export function ViewerPicture(props: ViewerPictureProps) {
  const { image, takes, before, veiled, onReport, zoomed, onZoom, swipe } = props;
  if (before !== null && !veiled) {
    return (
      <div className={classes.stage} data-comparing="true">
        <Suspense>
          <CompareView
            key={image.id}
            before={{ url: before.image_url, label: stepTitle(before.tool) }}
            after={{ url: image.image_url, label: stepTitle(image.tool) }}
            ratio={image.width / image.height}
            ratioBefore={before.width / before.height}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.stage} data-zoomed={zoomed} {...swipe}>
      <Veil key={image.id} veiled={veiled} onReport={onReport}>
        <button
          type="button"
          className={classes.picture}
          aria-label={zoomed ? 'Fit to the screen' : 'Show at full size'}
          aria-pressed={zoomed}
          onClick={onZoom}
        >
          <img
            alt={shownTitle(image, takes)}
            width={image.width}
            height={image.height}
            data-see-through={hasTransparency(image.thumbhash)}
            src={zoomed ? image.image_url : image.webp_image_url}
          />
        </button>
      </Veil>
    </div>
  );
}
