import { MODE_TABLE, type ImageItem, type ImageTool } from '@kenna/contract';

/** What a tool did, for pictures and renders that no words describe. */
const DONE: Partial<Record<ImageTool, string>> = {
  RemoveBackground: 'Background removed',
  UpscaleAndFacelift: 'Upscaled',
  GenerateFill: 'Filled',
  Adjust: 'Adjusted',
  LineToDrawing: 'Drawn from a sketch',
  CreateVariations: 'A variation',
  VirtualTryOn: 'Tried on',
  EditWithChat: 'Edited',
  Backdrop: 'A new backdrop',
};

/** Its own words, else what was done to the picture. */
export const workTitle = (prompt: string, tool: ImageTool | null): string =>
  prompt || (tool === null ? 'Uploaded picture' : (DONE[tool] ?? 'Picture'));

export const pictureTitle = ({ prompt, tool }: Pick<ImageItem, 'prompt' | 'tool'>): string => workTitle(prompt, tool);

/** A step of a lineage. */
export const stepTitle = (tool: ImageTool | null): string =>
  tool === 'GenerateImage' ? 'Created' : tool === null ? 'Uploaded' : workTitle('', tool);

export const toolName = (tool: ImageTool): string => (tool === 'Adjust' ? tool : MODE_TABLE[tool].navigation);
