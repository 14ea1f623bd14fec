import type { Mode } from '@kenna/contract';

/** Description of each tool in one or two sentences. */
export const TOOL_WORDS: Record<Mode, string> = {
  GenerateImage: 'Describe a piece in your own words and see it in a few seconds. Begin with one of these.',
  RemoveBackground: 'Cut a piece out of its background and place it on transparency or on any colour.',
  LineToDrawing: 'Turn a sketch into a finished picture and keep every line you drew.',
  CreateVariations: 'Start from a picture and see it in other colours, fabrics and light.',
  GenerateFill: 'Paint over a part of a picture and describe the replacement, or leave the prompt blank to remove it.',
  VirtualTryOn: 'See how a garment looks on a person.',
  EditWithChat: 'Edit a picture in plain words, one step at a time.',
  UpscaleAndFacelift: 'Enlarge a picture to twice or four times its size, and sharpen its faces.',
  Backdrop: 'Expand the canvas and place the piece in another scene.',
};
