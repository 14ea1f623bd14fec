import { modeHas, writeRequest, type ImageItem, type Mode, type RenderRequest, type RenderView } from '@kenna/contract';
import { mdiBrushOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { CreativeField } from '../../../features/generative-fill/components/creative-field.tsx';
import { FillSection } from '../../../features/generative-fill/components/fill-section.tsx';
import { fillProblem } from '../../../features/generative-fill/fill-problem.ts';
import { requestSize } from '../../../features/generative-fill/request-size.ts';
import type { CanvasMask } from '../../../features/mask-canvas/components/mask-canvas.tsx';
import { uploadMask } from '../../../features/mask-canvas/mask-canvas.api.ts';
import { useRenders } from '../../../features/render-results/render-results.api.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import { FillCanvas } from './fill-canvas.tsx';
import { NO_STAGE, type ToolStage, type ToolStageInput } from './tool-stage.ts';

/** The mask canvas, for tools whose mode has `generativeFill`. */
export function useFill(mode: Mode, { own, cancel, retry }: ToolStageInput): ToolStage {
  const { prompt, guidance, promptImageUrl: picture } = useDraft((state) => state.draft);
  const { change, adapt, choosePicture } = useDraftDesk();
  const [currentMask, setCurrentMask] = useState<CanvasMask | null>(null);
  const [chosen, setChosen] = useState<ImageItem | null>(null);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const mask = currentMask?.picture === picture ? currentMask : null;
  const renders = useNewestFill(picture, own);
  if (!modeHas(mode, 'generativeFill')) return NO_STAGE;

  const words = fillProblem(mask, prompt);
  const prepare = async (request: RenderRequest): Promise<RenderRequest | null> => {
    if (!mask || underWay.current) return null;
    underWay.current = true;
    setSending(true);
    try {
      const url = await uploadMask(await mask.file());
      adapt({ maskImageUrl: url });
      return { ...request, ...writeRequest(mode, { ...requestSize(mask), maskImageUrl: url }) };
    } catch {
      return null;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  const goOn = ({ image_url }: ImageItem) => choosePicture(image_url);
  const stage =
    picture === null ? null : (
      <FillCanvas
        picture={picture}
        renders={renders}
        onMask={setCurrentMask}
        onChosen={setChosen}
        onContinue={goOn}
        onCancel={cancel}
        onRetry={retry}
      />
    );
  return {
    ...NO_STAGE,
    stage,
    showsResults: true,
    chosen: picture === null ? null : chosen,
    isChanged: mask?.changed === true,
    sections: {
      GenerativeFill: <FillSection mask={maskState(picture, mask)} hasPrompt={prompt.trim() !== ''} />,
      guidanceSlider: <CreativeField value={guidance} onChange={(value) => change({ guidance: value })} />,
    },
    problem: words === null ? null : { at: 'canvas', words },
    sending,
    prepare,
    onTile: (image) => (
      <IconButton label="Work on this picture" icon={mdiBrushOutline} tone="scrim" onClick={() => goOn(image)} />
    ),
  };
}

const maskState = (picture: string | null, mask: CanvasMask | null) => {
  if (picture === null) return 'none';
  return mask?.covered ? 'covered' : 'empty';
};

/**
 * A list with only the newest fill of the picture, because older ones are in the filmstrip; null while renders are
 * loading.
 */
function useNewestFill(picture: string | null, own: readonly RenderView[] | null) {
  const renders = useRenders().data?.pages.flatMap((page) => page.renders);
  const known = own ?? renders;
  if (!known) return null;
  const newest = known.find(
    ({ settings }) => settings.page === 'GenerateFill' && settingsOf(settings).promptImageUrl === picture,
  );
  return newest ? [newest] : [];
}
