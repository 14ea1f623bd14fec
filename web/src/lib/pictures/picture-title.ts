import { MODE_TABLE, type ImageItem, type ImageTool } from '@kenna/contract';

/** Titles of pictures and renders without a prompt, by the tool that made them. */
const DONE: Partial<Record<ImageTool, string>> = {
  RemoveBackground: 'Background removed',
  UpscaleAndFacelift: 'Upscaled',
  GenerateFill: 'Filled',
  Adjust: 'Adjusted',
  LineToDrawing: 'Drawn from a sketch',
  CreateVariations: 'A variation',
  VirtualTryOn: 'Virtual try on',
  EditWithChat: 'Edited',
  Backdrop: 'A new backdrop',
};

/** Returns the prompt, or what the tool did if there is no prompt; 'Uploaded picture' without a tool. */
export const workTitle = (prompt: string, tool: ImageTool | null): string =>
  prompt || (tool === null ? 'Uploaded picture' : (DONE[tool] ?? 'Picture'));

export const pictureTitle = ({ prompt, tool }: Pick<ImageItem, 'prompt' | 'tool'>): string => workTitle(prompt, tool);

/** Title of a step in a lineage. */
export const stepTitle = (tool: ImageTool | null): string =>
  tool === 'GenerateImage' ? 'Created' : tool === null ? 'Uploaded' : workTitle('', tool);

export const toolName = (tool: ImageTool): string => (tool === 'Adjust' ? tool : MODE_TABLE[tool].navigation);
