import type { ImageTool } from '@kenna/contract';
import boots from '../../assets/examples/boots.webp';
import sketch from '../../assets/examples/coat-sketch.webp';
import handbag from '../../assets/examples/handbag.webp';
import perfume from '../../assets/examples/perfume.webp';
import person from '../../assets/examples/person.webp';
import adjusted from '../../assets/examples/results/adjust.webp';
import backdrop from '../../assets/examples/results/backdrop.webp';
import varied from '../../assets/examples/results/create-variations.webp';
import asked from '../../assets/examples/results/edit-with-chat.webp';
import filled from '../../assets/examples/results/generative-fill.webp';
import cutOut from '../../assets/examples/results/remove-background.webp';
import converted from '../../assets/examples/results/sketch-to-image.webp';
import enlarged from '../../assets/examples/results/upscale.webp';
import worn from '../../assets/examples/results/virtual-try-on.webp';
import sweater from '../../assets/examples/sweater.webp';
import tShirt from '../../assets/examples/t-shirt.webp';
import coat from '../../assets/examples/trench-coat.webp';

/** Tools that begin with a picture. */
export type PictureTool = Exclude<ImageTool, 'GenerateImage'>;

/** What a tool begins with, and what it makes of that. The built-in engine drew both (`npm run examples`). */
export interface ToolExample {
  /** The pictures that the tool gets, in their order. The name is shown below the picture and names its file. */
  readonly sources: readonly { readonly name: string; readonly picture: string }[];
  readonly result: { readonly name: string; readonly picture: string };
  readonly words: string;
  /** What the result was asked for with; absent where the tool needs no words. */
  readonly prompt?: string;
  /** Shape in which the pictures are shown; 4 / 5 when absent. */
  readonly shape?: string;
}

const one = (picture: string) => [{ name: 'Before', picture }];
const after = (picture: string) => ({ name: 'After', picture });

export const TOOL_EXAMPLES: Record<PictureTool, ToolExample> = {
  RemoveBackground: { sources: one(handbag), result: after(cutOut), words: 'Try it with this handbag' },
  LineToDrawing: {
    sources: [{ name: 'Sketch', picture: sketch }],
    result: { name: 'Image', picture: converted },
    words: 'Try it with this sketch',
    prompt: 'Camel wool trench coat, studio',
  },
  CreateVariations: { sources: one(sweater), result: after(varied), words: 'Try it with this sweater', prompt: 'navy' },
  GenerateFill: {
    sources: one(tShirt),
    result: after(filled),
    words: 'Try it with this T-shirt: select it, then create',
    prompt: 'Sage green linen',
  },
  VirtualTryOn: {
    sources: [
      { name: 'Person', picture: person },
      { name: 'Garment', picture: sweater },
    ],
    result: { name: 'Worn', picture: worn },
    words: 'Try it with this person and this sweater',
    shape: '2 / 3',
  },
  EditWithChat: {
    sources: one(handbag),
    result: { name: '“Make the bag navy”', picture: asked },
    words: 'Try it with this handbag',
  },
  UpscaleAndFacelift: {
    sources: [{ name: '160 × 200', picture: boots }],
    result: { name: '640 × 800', picture: enlarged },
    words: 'Try it with these boots',
  },
  Backdrop: {
    sources: one(perfume),
    result: after(backdrop),
    words: 'Try it with this perfume',
    prompt: 'On marble, window light',
  },
  Adjust: { sources: one(coat), result: after(adjusted), words: 'Try it with this coat' },
};
