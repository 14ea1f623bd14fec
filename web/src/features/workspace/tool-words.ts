import type { Mode } from '@kenna/contract';

/** What a tool does, in one sentence. */
export const TOOL_WORDS: Record<Mode, string> = {
  GenerateImage: 'Describe a piece in your own words and see it in a few seconds. Begin with one of these.',
  RemoveBackground: 'Lift a piece off its background, down to the last thread, and set it on nothing or on any colour.',
  LineToDrawing: 'Turn a sketch into a finished picture and keep every line you drew.',
  CreateVariations: 'Start from a picture and see it in other colours, cloths and light.',
  GenerateFill: 'Paint over a part of a picture and say what should be there instead, or nothing to clear it away.',
  VirtualTryOn: 'Put a garment on a person and judge how it falls.',
  EditWithChat: 'Edit a picture in plain words, one step at a time.',
  UpscaleAndFacelift: 'Bring a picture to twice or four times its size, with faces as sharp as the cloth.',
  Backdrop: 'Widen the canvas and set the piece in another scene.',
};
