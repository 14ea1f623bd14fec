import { MODE_TABLE, type ChatAction, type ImageItem, type ImageTool } from '@kenna/contract';
import { useNavigate } from 'react-router';
import { chooseAdjustSource } from '../../../features/adjust/adjust-source.store.ts';
import { enterMode, pageDraft, takePictureTo } from '../../../features/workspace/draft/draft.store.ts';
import { useDraftOfImage } from '../../../features/workspace/draft/use-draft-of-image.ts';

type Act = Exclude<ChatAction, { kind: 'read' }>;

/**
 * Actions that an answer offers. Each opens a tool with the prompt and the picture that the tool takes; the person
 * starts the render there.
 */
export function useChatActions(pictures: readonly ImageItem[]) {
  const navigate = useNavigate();
  const openInCreate = useDraftOfImage();
  const openTool = (tool: ImageTool, prompt: string, url: string | null) => {
    if (tool === 'Adjust') {
      if (url !== null) chooseAdjustSource(url);
      return void navigate('/workplace/adjust');
    }
    if (url === null) enterMode(tool);
    else takePictureTo(tool, url);
    if (prompt !== '') pageDraft.change({ prompt });
    void navigate(MODE_TABLE[tool].path);
  };
  return (action: Act) => {
    if (action.kind === 'create')
      return openInCreate({ prompt: action.prompt, negativePrompt: action.negative_prompt });
    const picture = pictures.find(({ id }) => id === action.image_id);
    openTool(action.tool, action.prompt, picture?.image_url ?? null);
  };
}
