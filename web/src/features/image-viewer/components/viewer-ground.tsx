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

interface ViewerGroundProps {
  readonly image: ImageItem;
  readonly takes: SceneVocabulary | undefined;
  /** Laid beside the picture; null to show it alone. */
  readonly before: ImageItem | null;
  readonly veiled: boolean;
  readonly onReport?: (() => void) | undefined;
  readonly zoomed: boolean;
  readonly onZoom: () => void;
  /** What a finger does when it is swiped across. */
  readonly swipe: ReturnType<typeof useSwipe>;
}

/** The picture large, alone or with what it was made from. */
export function ViewerGround(props: ViewerGroundProps) {
  const { image, takes, before, veiled, onReport, zoomed, onZoom, swipe } = props;
  if (before !== null && !veiled) {
    return (
      <div className={classes.ground} data-comparing="true">
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
    <div className={classes.ground} data-zoomed={zoomed} {...swipe}>
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
