import { modeHas, sizeOf, type Mode } from '@kenna/contract';
import { lazy, Suspense, useEffect } from 'react';
import { around, centred, type Arrangement } from '../../../features/backdrop-stage/arrangement.ts';
import { CanvasSection } from '../../../features/backdrop-stage/components/canvas-section.tsx';
import { useBackdropEditor } from '../../../features/backdrop-stage/use-backdrop-editor.ts';
import { CountPicker } from '../../../features/workspace/components/settings/count-picker.tsx';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import type { Draft } from '../../../features/workspace/draft/draft.ts';
import { largestSide } from '../../../features/workspace/request/render-request.ts';
import { useImageSize } from '../../../lib/pictures/use-image-size.ts';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { NO_STAGE, type ToolStage } from './tool-stage.ts';

/** Loads with its first picture. */
const BackdropStage = lazy(() =>
  import('../../../features/backdrop-stage/components/backdrop-stage.tsx').then((module) => ({
    default: module.BackdropStage,
  })),
);

/** The canvas around a picture, for tools whose mode has `expandCanvas`. */
export function useBackdrop(mode: Mode): ToolStage {
  const draft = useDraft((state) => state.draft);
  const { change, adapt } = useDraftDesk();
  const { promptImageUrl: picture, background, placement } = draft;
  const size = useImageSize(modeHas(mode, 'expandCanvas') ? picture : null);
  const canvas = sizeOf(draft.aspect, draft.custom, largestSide(mode));
  const arrange = (arrangement: Arrangement) => change(draftOf(arrangement));
  const arrangement = placement && { canvas, placement };
  const editor = useBackdropEditor(arrangement ?? NOT_YET, picture ?? '', arrange);
  const expands = modeHas(mode, 'expandCanvas');
  useEffect(() => {
    // A picture that has just been chosen is placed on the canvas chosen before, or on one that fits it.
    if (expands && size && placement === null) adapt(draftOf(startOf(draft, canvas, size)));
  });
  if (!expands) return NO_STAGE;

  const ready = picture !== null && size !== undefined && arrangement !== null;
  return {
    ...NO_STAGE,
    stage:
      picture === null ? null : (
        <Suspense>
          {ready && (
            <BackdropStage key={picture} picture={picture} size={size} background={background} editor={editor} />
          )}
        </Suspense>
      ),
    sections: {
      ExpandCanvas: (
        <CanvasSection editor={ready ? editor : null} picture={size}>
          <BackgroundPicker
            legend="Around the picture"
            value={background}
            unset="Continue the picture"
            onChange={(value) => change({ background: value })}
          />
          <CountPicker />
        </CanvasSection>
      ),
    },
    problem: ready ? null : { at: 'canvas', words: 'Wait for the picture to load' },
  };
}

/** Placeholder while there is no picture; it is never shown. */
const NOT_YET: Arrangement = { canvas: { width: 1, height: 1 }, placement: { x: 0, y: 0, width: 1, height: 1 } };

const draftOf = ({ canvas, placement }: Arrangement): Partial<Draft> => ({
  aspect: 'custom',
  custom: canvas,
  placement,
});

const startOf = ({ aspect }: Draft, canvas: Arrangement['canvas'], picture: Arrangement['canvas']): Arrangement =>
  aspect === 'custom' ? centred(canvas, picture) : around(picture, 1);
