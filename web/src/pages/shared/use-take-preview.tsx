import { writeRequest, type ImageItem, type SceneTake } from '@kenna/contract';
import { useState } from 'react';
import type { TriedTake } from '../../features/image-viewer/viewer-actions.ts';
import { TakePreview, type PlacingPreview } from '../../features/live-preview/components/take-preview.tsx';
import { useLivePreview } from '../../features/live-preview/live-preview.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useEngines } from '../../features/workspace/engines/engines.api.ts';
import { pictureTitle } from '../../lib/pictures/picture-title.ts';
import { useSceneVocabulary } from '../../lib/pictures/scene-vocabulary.ts';
import { takeTitle } from '../../lib/pictures/take-words.ts';

interface Tried extends TriedTake {
  readonly image: ImageItem;
}

/**
 * A live preview of the opened picture `shownId` with the option that the person points at or chose last (another view,
 * colour or fabric). It exists only if the engine offers live previews and the person has not switched them off.
 */
export function useTakePreview(shownId: number) {
  const engines = useEngines();
  const person = useUser();
  const isOn = useLivePreview(({ offFor }) => !offFor.includes(person?.id ?? 0));
  const [tried, setTried] = useState<Tried | null>(null);
  const isOffered = engines?.live === true && isOn;
  const shown = isOffered && tried?.image.id === shownId ? tried : null;
  const vocabulary = useSceneVocabulary(shown !== null);
  const close = () => setTried(null);
  return {
    /** Whether chosen words are drawn over the picture. */
    isOffered,
    /** Whether the engine tells where pictures lie. */
    isLive: engines?.live === true,
    /** Called with the take of the word that was chosen last; null when it was deselected. */
    tryTake: (take: TriedTake | null, image: ImageItem) => setTried(take === null ? null : { ...take, image }),
    close,
    preview: (placing: PlacingPreview) =>
      shown !== null && (
        <TakePreview
          request={requestOf(shown)}
          ratio={shown.image.width / shown.image.height}
          title={titleOf(shown.image, shown.take, vocabulary)}
          onClose={close}
          placing={shown.artworks === undefined ? undefined : placing}
        />
      ),
  };
}

const requestOf = ({ image, take, model, artworks = [] }: Tried) =>
  writeRequest('GenerateImage', {
    sceneImageId: image.id,
    takes: [take],
    ...(model !== null && { model }),
    ...(artworks.length > 0 && { artworks: [...artworks] }),
  });

const titleOf = (image: ImageItem, take: SceneTake, vocabulary: Parameters<typeof takeTitle>[1]): string =>
  `${pictureTitle(image)}, ${takeTitle(take, vocabulary)}`;
