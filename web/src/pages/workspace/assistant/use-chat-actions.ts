import type { ChatAction, ImageItem, ImageTool } from '@kenna/contract';
import { useNavigate } from 'react-router';
import { chooseAdjustSource } from '../../../features/adjust/adjust-source.store.ts';
import { newSource } from '../../../features/workspace/draft/draft.ts';
import { useDraftOfImage } from '../../../features/workspace/draft/use-draft-of-image.ts';

type Act = Exclude<ChatAction, { kind: 'read' }>;

/**
 * Actions that an answer offers. Each opens a tool with the prompt and the picture that the tool takes; the person
 * starts the render there. What was set in a tool before can be brought back.
 */
export function useChatActions(pictures: readonly ImageItem[]) {
  const navigate = useNavigate();
  const openWith = useDraftOfImage();
  const openTool = (tool: ImageTool, prompt: string, url: string | null) => {
    if (tool === 'Adjust') {
      if (url !== null) chooseAdjustSource(url);
      return void navigate('/workplace/adjust');
    }
    const source = url === null ? {} : newSource(url);
    openWith(prompt === '' ? source : { ...source, prompt }, tool);
  };
  return (action: Act) => {
    if (action.kind === 'create') return openWith({ prompt: action.prompt, negativePrompt: action.negative_prompt });
    const picture = pictures.find(({ id }) => id === action.image_id);
    openTool(action.tool, action.prompt, picture?.image_url ?? null);
  };
}
