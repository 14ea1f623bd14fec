/** One small task of each operation, for any adapter of the image engine port. */
import type { EditTask, EngineOperation, EngineTask, GenerateTask, Mask, Pixels } from '../ports/engine-task.ts';

const SIDE = 128;
const model = 'kennaxl';

/** A dark shape with some colours on a light background. */
function shapePicture(width = SIDE, height = SIDE): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.hypot(x / width - 0.5, y / height - 0.5) < 0.3;
      data[k++] = inside ? 40 + (x % 32) : 232;
      data[k++] = inside ? 60 : 228 - (y % 8);
      data[k++] = inside ? 110 + (y % 16) : 220;
    }
  }
  return { width, height, channels: 3, data };
}

/** A mask that repaints the right half. */
export const halfOf = ({ width, height }: Pixels): Mask => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, k) => (k % width < width / 2 ? 0 : 255)),
});

const source = shapePicture();
const words = {
  prompt: 'a red cotton t-shirt',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  guidance: 8,
  model,
} as const;
const size = { width: SIDE, height: SIDE };

export const generateTask = (changes: Partial<GenerateTask> = {}): GenerateTask => ({
  operation: 'generate',
  ...words,
  ...size,
  count: 1,
  background: null,
  scene: null,
  takes: [],
  ...changes,
});

const EDITS: { readonly [Operation in EditTask['operation']]: EditTask & { readonly operation: Operation } } = {
  removeBackground: {
    operation: 'removeBackground',
    source,
    background: 'transparent',
    model,
    count: 1,
  },
  upscale: { operation: 'upscale', source, factor: 2, enhanceFaces: false, enhanceHands: false, model, count: 1 },
  enhanceFaces: { operation: 'enhanceFaces', source, faces: true, hands: false, model, count: 1 },
  inpaint: {
    operation: 'inpaint',
    source,
    mask: halfOf(source),
    prompt: '',
    negativePrompt: '',
    styles: [],
    creative: 11,
    model,
    count: 1,
  },
  sketch: {
    operation: 'sketch',
    ...words,
    source,
    edges: false,
    strength: 0.8,
    lineControl: 1,
    ...size,
    background: null,
    count: 1,
  },
  vary: {
    operation: 'vary',
    ...words,
    source,
    scene: null,
    strength: 0.5,
    blend: null,
    colourways: [],
    count: 1,
  },
  tryOn: { operation: 'tryOn', source, garment: shapePicture(96, 64), category: 'upper', prompt: '', model, count: 1 },
  instructEdit: {
    operation: 'instructEdit',
    source,
    scene: null,
    text: 'make it navy',
    last: null,
    mask: null,
    model,
    count: 1,
  },
  outpaint: {
    operation: 'outpaint',
    ...words,
    source,
    width: 192,
    height: 160,
    background: null,
    strength: 1,
    count: 1,
    placement: { x: 32, y: 16, width: SIDE, height: SIDE },
  },
};

export const engineTaskOf = (operation: EngineOperation): EngineTask =>
  operation === 'generate' ? generateTask() : EDITS[operation];
