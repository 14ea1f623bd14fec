import type { ImageItem, SceneVocabulary } from '@kenna/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { pictureTitle, stepTitle } from '../../../lib/pictures/picture-title.ts';
import { shownTitle, takeTitle } from '../../../lib/pictures/take-words.ts';
import type { WorkedOn } from '../viewer-actions.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';
import classes from './image-viewer.module.css';

const CompareView = lazy(() =>
  import('../../../ui/compare/compare-view.tsx').then((module) => ({ default: module.CompareView })),
);

interface ViewerPictureProps {
  readonly image: ImageItem;
  readonly takes: SceneVocabulary | undefined;
  /** Picture to compare with; null shows the picture alone. */
  readonly before: ImageItem | null;
  /** True when a person chose that picture: both are then named by their words, not by the tools that made them. */
  readonly isChosen: boolean;
  readonly veiled: boolean;
  readonly onReport?: (() => void) | undefined;
  readonly over: ReactNode;
  readonly workedOn: WorkedOn | null;
  readonly below: ReactNode;
  readonly pin: ReactNode;
  readonly listens: boolean;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** The opened picture at a large size, alone or compared with another. */
export function ViewerPicture({ takes, before, isChosen, ...rest }: ViewerPictureProps) {
  const { image, veiled, below } = rest;
  // Two takes of the same words differ by what was changed.
  const isSame = pictureTitle(image) === (before && pictureTitle(before));
  const labelOf = (shown: ImageItem) =>
    isChosen ? (isSame && takeTitle(shown.take, takes)) || shownTitle(shown, takes) : stepTitle(shown.tool);
  if (before !== null && !veiled) {
    return (
      <div className={classes.stage} data-comparing="true">
        <Suspense>
          <CompareView
            key={image.id}
            before={{ url: before.image_url, label: labelOf(before) }}
            after={{ url: image.image_url, label: labelOf(image) }}
            ratio={image.width / image.height}
            ratioBefore={before.width / before.height}
          />
        </Suspense>
        {below && <div className={classes.dock}>{below}</div>}
      </div>
    );
  }
  return <ZoomedPicture key={image.id} alt={shownTitle(image, takes)} {...rest} />;
}
