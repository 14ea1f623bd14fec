import type { ImageItem, RenderView } from '@kenna/contract';
import { lazy, Suspense, useEffect } from 'react';
import { FillBar } from '../../../features/generative-fill/components/fill-bar.tsx';
import { useShownResult } from '../../../features/generative-fill/shown-result.ts';
import type { CanvasMask } from '../../../features/mask-canvas/components/mask-canvas.tsx';
import { useUser } from '../../../features/session/session.api.ts';
import { useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';

/** Loads with its first picture. */
const MaskCanvas = lazy(() =>
  import('../../../features/mask-canvas/components/mask-canvas.tsx').then((module) => ({ default: module.MaskCanvas })),
);

interface FillCanvasProps {
  readonly picture: string;
  /** Fills of this picture, newest first; null while they are loading. */
  readonly renders: readonly RenderView[] | null;
  readonly onMask: (mask: CanvasMask | null) => void;
  /** Called with the result that is shown in place of the picture; null for none. */
  readonly onChosen: (image: ImageItem | null) => void;
  readonly onContinue: (image: ImageItem) => void;
  readonly onCancel: (renderId: number) => void;
  readonly onRetry: (renderId: number) => void;
}

/** The canvas on which a mask is painted. A chosen result is shown in place of the picture. */
export function FillCanvas({ picture, renders, onMask, onChosen, ...bar }: FillCanvasProps) {
  const { change } = useDraftDesk();
  const allowExplicit = useUser()?.is_allow ?? false;
  const { chosen, choose } = useShownResult(renders, allowExplicit);
  useEffect(() => onChosen(chosen), [onChosen, chosen]);
  return (
    <Suspense>
      <MaskCanvas
        key={picture}
        picture={picture}
        shown={chosen?.image_url ?? null}
        onMask={onMask}
        onRemovePicture={() => change({ promptImageUrl: null, maskImageUrl: null })}
      >
        <FillBar
          {...bar}
          chosen={chosen}
          allowExplicit={allowExplicit}
          renders={renders ?? []}
          source={picture}
          onChoose={choose}
        />
      </MaskCanvas>
    </Suspense>
  );
}
