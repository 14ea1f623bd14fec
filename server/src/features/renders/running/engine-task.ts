import { strengthsWanted } from '../../../ports/engine-strengths.ts';
import type {
  EngineTask,
  GenerateTask,
  StoredScene,
  LastStep,
  Mask,
  PictureOnPiece,
  Pixels,
} from '../../../ports/engine-task.ts';
import { operationOf, type EngineNeed } from '../../engines/engines.service.ts';
import type { StoredRender } from '../stored-render.ts';
import { usedControls } from './used-controls.ts';
import type { RenderRow } from '../renders.repository.ts';

export const needOf = (request: StoredRender): EngineNeed => ({
  operation: operationOf(request.mode),
  model: request.model,
  scenes: request.takes.length > 0 || request.seenScene !== null,
  engine: request.engine,
  controls: usedControls(request),
  loras: request.loras.map(({ name }) => name),
  strengths: strengthsWanted(operationOf(request.mode), `${request.prompt}\n${request.text}`),
});

/** The stored data that a task needs besides the request. */
export interface TaskInputs {
  /** Scene of the picture that is drawn again, or of the source. */
  readonly scene: StoredScene | null;
  readonly source: Pixels | null;
  readonly mask: Mask | null;
  /** The second picture of tools that take two, and its scene. */
  readonly blend: { readonly source: Pixels; readonly scene: StoredScene | null } | null;
  /** The last step of the conversation. */
  readonly last: LastStep | null;
  /** Pictures that are laid on the piece of the scene. */
  readonly pictures: readonly PictureOnPiece[];
}

/** Builds the task of a picture from words, in the size of the request. */
export function generateTaskOf(
  request: StoredRender,
  { scene, pictures, count }: Pick<TaskInputs, 'scene' | 'pictures'> & { readonly count: number },
): GenerateTask {
  const { model, width, height, guidance, background, highQuality, takes, seenScene } = request;
  return {
    operation: 'generate',
    model,
    width,
    height,
    count,
    ...wordsOf(request),
    guidance,
    background,
    highQuality,
    takes,
    scene: scene ?? seenScene,
    pictures,
  };
}

/** Builds the engine task of a render. */
export function taskOf({ request, width, height, image_count: count }: RenderRow, inputs: TaskInputs): EngineTask {
  const { model, guidance, strength, background, highQuality, sensitivity, edges, lineControl, colourways } = request;
  const operation = operationOf(request.mode);
  const words = wordsOf(request);
  switch (operation) {
    case 'generate':
      return { ...generateTaskOf(request, { ...inputs, count }), width, height };
    case 'removeBackground':
      return {
        operation,
        model,
        count,
        source: needed(inputs.source),
        background: background ?? 'transparent',
        sensitivity,
        highQuality,
      };
    case 'upscale':
      return {
        operation,
        model,
        count,
        source: needed(inputs.source),
        factor: request.upscale,
        enhanceFaces: request.faceEnhance || request.faceFixes,
        enhanceHands: request.handFixes,
      };
    case 'enhanceFaces':
      return {
        operation,
        model,
        count,
        source: needed(inputs.source),
        faces: request.faceFixes,
        hands: request.handFixes,
      };
    case 'inpaint': {
      const { accentPrompt: _accent, ...own } = words;
      return {
        operation,
        model,
        count,
        ...own,
        source: needed(inputs.source),
        mask: needed(inputs.mask),
        creative: guidance,
        strength,
      };
    }
    case 'sketch':
      return {
        operation,
        model,
        width,
        height,
        count,
        ...words,
        guidance,
        source: needed(inputs.source),
        edges,
        strength,
        lineControl,
        background,
      };
    case 'vary':
      return {
        operation,
        model,
        count,
        ...words,
        guidance,
        source: needed(inputs.source),
        scene: inputs.scene,
        blend: blendOf(request, inputs),
        strength,
        colourways,
        highQuality,
      };
    case 'tryOn':
      return {
        operation,
        model,
        count,
        prompt: request.prompt,
        source: needed(inputs.source),
        garment: needed(inputs.blend).source,
        scene: needed(inputs.blend).scene,
        category: request.category,
      };
    case 'instructEdit': {
      const { source, scene, mask, last, blend: second } = inputs;
      return { operation, model, count: 1, source: needed(source), scene, text: request.text, last, mask, second };
    }
    case 'outpaint':
      return {
        operation,
        model,
        count,
        ...words,
        guidance,
        source: needed(inputs.source),
        width,
        height,
        placement: needed(request.placement),
        background,
        strength,
      };
  }
}

/** The operator's words are passed like styles, apart from the person's words, to which the chips refer. */
const wordsOf = ({
  prompt,
  negativePrompt,
  accentPrompt,
  styles,
  loras,
  templateWords,
  namedColours,
}: StoredRender) => ({
  prompt,
  negativePrompt: [negativePrompt, ...(templateWords?.without ?? [])].filter(Boolean).join(', '),
  accentPrompt,
  styles: [...styles, ...(templateWords?.with ?? [])],
  ...(namedColours.length > 0 && { namedColours }),
  ...(loras.length > 0 && { loras }),
});

/** The second picture, with the shares of its look and its form. */
const blendOf = ({ blendGuidance, blendControl }: StoredRender, { blend }: TaskInputs) =>
  blend === null ? null : { ...blend, palette: blendGuidance, form: 1 - blendControl };

function needed<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a tool was started without its picture');
  return value;
}
