import { MODELS, type Model } from '@kenna/contract';
import type { EditTask, EngineOperation, EngineTask, GenerateTask, Mask, Pixels } from '../../ports/engine-task.ts';
import type { EngineRunOptions, ImageEngine } from '../../ports/image-engine.port.ts';

interface Painting {
  /** Draws the pictures that are edited. */
  readonly painter: ImageEngine;
  readonly options: EngineRunOptions;
}

/** A small size that every model can draw. */
const SIDE = 512;
const SIZE = { width: SIDE, height: SIDE } as const;
const DRESS = 'a red cotton dress on a mannequin';
const COAT = 'a navy wool coat';
/** Space in pixels that the trial of a backdrop adds on each side. */
const BORDER = 64;

const WORDS = { negativePrompt: '', accentPrompt: '', styles: [], guidance: 8 } as const;

/** The first model of the product with which the engine does the operation. */
export const modelFor = (engine: ImageEngine, operation: EngineOperation): Model =>
  MODELS.find((model) => engine.capabilityOf(operation, model) !== 'unavailable') ?? MODELS[0];

const drawing = (prompt: string, model: Model): GenerateTask => ({
  operation: 'generate',
  prompt,
  ...WORDS,
  ...SIZE,
  model,
  count: 1,
  background: null,
  scene: null,
  takes: [],
});

async function paint(prompt: string, { painter, options }: Painting): Promise<Pixels> {
  const [image] = await painter.run(drawing(prompt, modelFor(painter, 'generate')), options);
  if (!image) throw new Error('There is no picture to edit.');
  return image.pixels;
}

/** A mask of the centre: a third of each side. */
function centreOf({ width, height }: Pixels): Mask {
  const isInside = (at: number, side: number) => at >= side / 3 && at < (side * 2) / 3;
  const covers = (k: number) => isInside(k % width, width) && isInside(Math.floor(k / width), height);
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, k) => (covers(k) ? 255 : 0)) };
}

function editOf(operation: EditTask['operation'], source: Pixels, garment: Pixels, model: Model): EditTask {
  const each = { source, model, count: 1 } as const;
  switch (operation) {
    case 'vary':
      return {
        ...each,
        ...WORDS,
        operation,
        prompt: DRESS,
        scene: null,
        strength: 0.5,
        blend: null,
        colourways: [],
      };
    case 'inpaint':
      return {
        ...each,
        operation,
        prompt: 'a wide leather belt',
        negativePrompt: '',
        styles: [],
        mask: centreOf(source),
        creative: 11,
      };
    case 'sketch':
      return {
        ...each,
        ...WORDS,
        ...SIZE,
        operation,
        prompt: DRESS,
        edges: true,
        strength: 0.8,
        lineControl: 1,
        background: null,
      };
    case 'outpaint': {
      const placement = { x: BORDER, y: BORDER, width: source.width, height: source.height };
      const size = { width: source.width + 2 * BORDER, height: source.height + 2 * BORDER };
      return {
        ...each,
        ...WORDS,
        ...size,
        operation,
        placement,
        prompt: 'a sunlit studio',
        background: null,
        strength: 1,
      };
    }
    case 'tryOn':
      return { ...each, operation, garment, category: 'dress', prompt: '' };
    case 'instructEdit':
      return { ...each, operation, text: 'make the dress navy', scene: null, last: null, mask: null };
    case 'removeBackground':
      return { ...each, operation, background: 'transparent' };
    case 'upscale':
      return { ...each, operation, factor: 2, enhanceFaces: false, enhanceHands: false };
    case 'enhanceFaces':
      return { ...each, operation, faces: true, hands: false };
  }
}

/** A small task of the operation. Edits start from a picture that is drawn for them; nothing is stored. */
export async function trialTask(operation: EngineOperation, model: Model, painting: Painting): Promise<EngineTask> {
  if (operation === 'generate') return drawing(DRESS, model);
  const source = await paint(DRESS, painting);
  const garment = operation === 'tryOn' ? await paint(COAT, painting) : source;
  return editOf(operation, source, garment, model);
}
