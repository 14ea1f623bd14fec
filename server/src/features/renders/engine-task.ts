import type { Mode } from '@kenna/contract';
import type { EngineOperation, EngineTask, KeptScene, Mask, Pixels } from '../../ports/image-engine.port.ts';
import type { EngineNeed } from './engine-router.ts';
import type { StoredRequest } from './stored-request.ts';
import type { RenderRow } from './renders.repository.ts';

/** What an engine does for a mode; null for modes that are refused before they get here. */
const OPERATIONS: Record<Mode, EngineOperation | null> = {
  GenerateImage: 'generate',
  RemoveBackground: 'removeBackground',
  GenerateFill: 'inpaint',
  UpscaleAndFacelift: 'upscale',
  LineToDrawing: null,
  CreateVariations: null,
  VirtualTryOn: null,
  EditWithChat: null,
  Backdrop: null,
};

export function operationOf({ page }: Pick<StoredRequest, 'page'>): EngineOperation {
  const operation = OPERATIONS[page];
  if (operation === null) throw new Error(`no operation for ${page}`);
  return operation;
}

export const needOf = (request: StoredRequest): EngineNeed => ({
  operation: operationOf(request),
  model: request.model,
  scenes: request.takes.length > 0,
});

/** What was stored and is needed beside the request. */
export interface TaskInputs {
  readonly scene: KeptScene | null;
  readonly source: Pixels | null;
  readonly mask: Mask | null;
}

/** The task of a render. */
export function taskOf({ request, width, height, image_count: count }: RenderRow, inputs: TaskInputs): EngineTask {
  const { model } = request;
  const operation = operationOf(request);
  switch (operation) {
    case 'generate':
      return { operation, model, width, height, count, ...wordsOf(request), ...studioOf(request), scene: inputs.scene };
    case 'removeBackground': {
      const { background_type: background, model_sensitivity: sensitivity, hd_image_quality: highQuality } = request;
      const source = needed(inputs.source);
      return { operation, model, count, source, background: background ?? 'transparent', sensitivity, highQuality };
    }
    case 'upscale': {
      const { upscale: factor, face_enhance, face_fixes, hand_fixes: enhanceHands } = request;
      const enhanceFaces = face_enhance || face_fixes;
      return { operation, model, count, source: needed(inputs.source), factor, enhanceFaces, enhanceHands };
    }
    case 'inpaint': {
      const { accentPrompt: _accent, ...words } = wordsOf(request);
      const creative = request.guidance_slider;
      return { operation, model, count, ...words, source: needed(inputs.source), mask: needed(inputs.mask), creative };
    }
    case 'enhanceFaces': {
      const { face_fixes: faces, hand_fixes: hands } = request;
      return { operation, model, count, source: needed(inputs.source), faces, hands };
    }
  }
}

const wordsOf = ({ prompt, negative_prompt, accent_prompt, prompt_styles }: StoredRequest) => ({
  prompt,
  negativePrompt: negative_prompt,
  accentPrompt: accent_prompt,
  styles: prompt_styles,
});

const studioOf = ({ guidance_slider, background_type, hd_image_quality, takes }: StoredRequest) => ({
  guidance: guidance_slider,
  background: background_type,
  highQuality: hd_image_quality,
  takes,
});

function needed<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a tool was started without its picture');
  return value;
}
