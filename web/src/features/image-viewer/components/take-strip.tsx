import type { ImageItem } from '@kenna/contract';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { shownTitle } from '../../../lib/pictures/take-words.ts';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import classes from './take-strip.module.css';

/** A picture of the strip; one that is still being drawn has no image. */
export interface ViewerTake {
  readonly key: string;
  readonly image: ImageItem | null;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

interface TakeStripProps {
  readonly takes: readonly ViewerTake[];
  /** When false, explicit pictures are hidden. */
  readonly allowExplicit: boolean;
}

/** The picture with which the viewer was opened and those that were drawn from it here, the newest last. */
export function TakeStrip({ takes, allowExplicit }: TakeStripProps) {
  const vocabulary = useSceneVocabulary(takes.some(({ image }) => image !== null));
  return (
    <ul className={classes.strip} aria-label="Takes">
      {takes.map(({ key, image, isShown, onShow }, index) => (
        <li key={key}>
          <button
            type="button"
            aria-label={
              image === null ? `Take ${index + 1}, being drawn` : `Take ${index + 1}: ${shownTitle(image, vocabulary)}`
            }
            aria-current={isShown}
            onClick={onShow}
          >
            {image === null ? <LoadingDots /> : <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
