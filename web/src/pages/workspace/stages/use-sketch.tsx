import {
  ASPECT_SIZES,
  modeHas,
  sizeOf,
  sizeText,
  sketchSize,
  type ImageTool,
  type Mode,
  type PixelSize,
  type RenderRequest,
} from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { failureText, uploadPicture } from '../../../features/image-source/upload.api.ts';
import { useUser } from '../../../features/session/session.api.ts';
import type { CanvasSketch } from '../../../features/sketch-canvas/components/sketch-canvas.tsx';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import type { Draft } from '../../../features/workspace/draft/draft.ts';
import { useImageSize } from '../../../lib/pictures/use-image-size.ts';
import { showToast } from '../../../ui/messages/toast.store.ts';
import { NO_STAGE, type ToolStage } from './tool-stage.ts';

/** Loads with the tool that draws. */
const SketchCanvas = lazy(() =>
  import('../../../features/sketch-canvas/components/sketch-canvas.tsx').then((module) => ({
    default: module.SketchCanvas,
  })),
);

/** The drawing canvas, for tools whose mode has `sketchCanvas`. */
export function useSketch(mode: Mode): ToolStage {
  const draws = modeHas(mode, 'sketchCanvas');
  const { promptImageUrl: over, aspect, custom } = useDraft((state) => state.draft);
  const { change } = useDraftDesk();
  const [currentSketch, setCurrentSketch] = useState<CanvasSketch | null>(null);
  const { send, sending } = useSending(mode);
  useSheetOf(draws ? over : null);
  if (!draws) return NO_STAGE;

  const sketch = currentSketch?.over === over ? currentSketch : null;
  const size = sizeOf(aspect, custom);
  const prepare = async (request: RenderRequest): Promise<RenderRequest | null> => {
    // Line art that nothing was drawn over is sent unchanged.
    if (!sketch || sketch.empty) return over === null ? null : request;
    const url = await send(sketch, size);
    return url === null ? null : { ...request, prompt_image_url: url };
  };
  return {
    ...NO_STAGE,
    stage: (
      <Suspense>
        <SketchCanvas
          over={over}
          size={size}
          onSketch={setCurrentSketch}
          onRemovePicture={() => change({ promptImageUrl: null })}
        />
      </Suspense>
    ),
    brings: ['image'],
    problem: over === null && (sketch === null || sketch.empty) ? NOTHING_DRAWN : null,
    sending,
    prepare,
  };
}

const NOTHING_DRAWN = { at: 'canvas', words: 'Draw something first, or choose line art' } as const;

/** Uploads drawings. The same drawing at the same size is uploaded once. */
function useSending(mode: Mode) {
  const user = useUser();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const last = useRef<{ readonly steps: CanvasSketch['steps']; readonly size: string; readonly url: string } | null>(
    null,
  );
  const send = async ({ steps, file }: CanvasSketch, size: PixelSize): Promise<string | null> => {
    const sizeKey = sizeText(size);
    if (last.current?.steps === steps && last.current.size === sizeKey) return last.current.url;
    if (sending || !user) return null;
    setSending(true);
    try {
      const picture = { file: await file(size), userId: user.id, page: mode as ImageTool };
      const url = await uploadPicture(queryClient, picture);
      last.current = { steps, size: sizeKey, url };
      return url;
    } catch (error) {
      showToast({ title: failureText(error) ?? '', type: 'error', flag: 1 });
      return null;
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}

/**
 * Newly chosen line art sets the shape of the canvas. Line art that is already in the draft when the page opens does so
 * only if the shape is still the default.
 */
function useSheetOf(over: string | null): void {
  const size = useImageSize(over);
  const { store, adapt } = useDraftDesk();
  const shapedFor = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (over !== null && !size) return;
    const isFirst = shapedFor.current === undefined;
    if (shapedFor.current === over) return;
    shapedFor.current = over;
    if (!size || (isFirst && !isUntouched(store.getState().draft))) return;
    adapt({ aspect: 'custom', custom: sketchSize(size) });
  }, [over, size, store, adapt]);
}

const isUntouched = ({ aspect, custom }: Draft): boolean =>
  aspect === 'custom' && sizeText(custom) === sizeText(ASPECT_SIZES.square);
