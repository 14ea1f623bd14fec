import type { ImageItem } from '@kenna/contract';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { takeWords } from '../../../lib/pictures/take-words.ts';
import classes from './image-viewer.module.css';

/** Lists how this picture differs from its words, because it is a take of a scene. */
export function TakeChips({ image }: { readonly image: ImageItem }) {
  const words = takeWords(image.take, useSceneVocabulary());
  if (words.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading} data-further>
        Shown here
      </h2>
      <ul className={classes.chips} aria-label="Shown here">
        {words.map(({ field, label, hex }) => (
          <li key={field} title={field}>
            {hex !== undefined && <i style={{ '--colour': hex }} />}
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
