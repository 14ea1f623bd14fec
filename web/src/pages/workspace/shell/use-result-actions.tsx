import { modeHas, type ImageItem, type Mode, type RenderRequest, type RenderSettings } from '@kenna/contract';
import { mdiArrowExpand, mdiDownload } from '@mdi/js';
import type { ReactNode } from 'react';
import { openSaveAll, openSaveAs } from '../../../features/downloads/download-dialog.store.ts';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { useLike } from '../../../features/image-actions/image-actions.api.ts';
import { focusSource } from '../../../features/image-source/components/drop-zone.tsx';
import type { BandActions } from '../../../features/render-results/band-actions.ts';
import { freshDraft } from '../../../features/workspace/draft/draft.ts';
import { draftOfRender } from '../../../features/workspace/draft/settings-draft.ts';
import { useDraftOfImage } from '../../../features/workspace/draft/use-draft-of-image.ts';
import { focusPrompt } from '../../../features/workspace/prompt/focus-prompt.ts';
import { renderRequestOf } from '../../../features/workspace/request/render-request.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useImageTools } from '../../shared/use-image-tools.tsx';
import type { Shelf } from './use-shelf.ts';

interface ResultsOfTool {
  readonly shelf: Shelf;
  /** Action of the tool on one of the pictures, such as working on it on the canvas. */
  readonly onTile: (image: ImageItem) => ReactNode;
  readonly send: (request: RenderRequest, onRefused: (error: ApiError) => void) => void;
}

/** The actions on the renders of a stage and of its filmstrip. */
export function useResultActions({ shelf, onTile, send }: ResultsOfTool): BandActions {
  const tools = useImageTools(shelf.compare);
  const take = useDraftOfImage();
  const like = useLike();
  const adopt = (settings: RenderSettings) => take(draftOfRender(settings, null), settings.page);
  return {
    open: shelf.open,
    cancel: shelf.cancel,
    retry: shelf.retry,
    remove: shelf.remove,
    use: (settings) => {
      adopt(settings);
      focusNeeded(settings.page);
    },
    tools: (image) => (
      <>
        {onTile(image)}
        {tools.onTile(image)}
      </>
    ),
    marks: tools.marks,
    commands: (image) => [
      { label: 'Open large', icon: mdiArrowExpand, run: () => shelf.open(image.id) },
      { label: 'Download', icon: mdiDownload, run: () => openSaveAs(image) },
      ...tools
        .commandsOn(image, { like: () => like.toggle(image), trash: () => tools.trashAll([image]) })
        // The keys act on an opened picture only.
        .map(({ keys: _keys, ...command }) => command),
    ],
    report: tools.report,
    trashAll: tools.trashAll,
    save: openSaveAll,
    // The prompts that a refusal offers are sent with the settings of the panel, so the panel takes over those of the
    // refused request.
    again: (settings) =>
      send(requestAgain(settings), ({ kind }) => {
        if (kind === 'not_drawable') adopt(settings);
      }),
  };
}

/** A request with the same settings for the same tool. The server chooses another seed. */
const requestAgain = (settings: RenderSettings): RenderRequest => ({
  ...renderRequestOf(settings.page, { ...freshDraft(settings.page), ...draftOfRender(settings, null) }),
  ...(settings.takes.length > 0 && { takes: settings.takes }),
});

/** Moves the focus to the tool's first input: its message or its prompt, or its picture when it has neither. */
function focusNeeded(mode: Mode): void {
  if (mode === 'EditWithChat') focusMessage();
  else if (modeHas(mode, 'prompt')) focusPrompt();
  else focusSource('image');
}
