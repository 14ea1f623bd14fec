import type { EngineTask, KeptScene, LastStep, Mask, Pixels } from '../../ports/engine-task.ts';
import { operationOf, type EngineNeed } from '../engines/engines.service.ts';
import type { StoredRequest } from './stored-request.ts';
import { usedControls } from './used-controls.ts';
import type { RenderRow } from './renders.repository.ts';

export const needOf = (request: StoredRequest): EngineNeed => ({
  operation: operationOf(request),
  model: request.model,
  scenes: request.takes.length > 0,
  engine: request.engine ?? null,
  controls: usedControls(request),
});

/** What was stored and is needed beside the request. */
export interface TaskInputs {
  /** Of the picture that is drawn again, or of the source. */
  readonly scene: KeptScene | null;
  readonly source: Pixels | null;
  readonly mask: Mask | null;
  /** The second picture of a tool that takes two, and what it was drawn from. */
  readonly blend: { readonly source: Pixels; readonly scene: KeptScene | null } | null;
  /** What a conversation did last. */
  readonly last: LastStep | null;
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
    case 'sketch': {
      const { edges, cg_slider, background_type: background } = request;
      const held = { strength: strengthOf(request), control: cg_slider ?? 1 };
      const source = needed(inputs.source);
      return { operation, model, width, height, count, ...inventingOf(request), source, edges, ...held, background };
    }
    case 'vary': {
      const { colourways, hd_image_quality: highQuality } = request;
      const pictures = { source: needed(inputs.source), scene: inputs.scene, blend: blendOf(request, inputs) };
      const strength = strengthOf(request);
      return { operation, model, count, ...inventingOf(request), ...pictures, strength, colourways, highQuality };
    }
    case 'tryOn': {
      const { category, prompt } = request;
      const garment = needed(inputs.blend).source;
      return { operation, model, count, prompt, source: needed(inputs.source), garment, category: category ?? 'upper' };
    }
    case 'instructEdit': {
      const { source, scene, mask, last } = inputs;
      return { operation, model, count: 1, source: needed(source), scene, text: request.text, last, mask };
    }
    case 'outpaint': {
      const { background_type: background, placement } = request;
      const source = needed(inputs.source);
      const canvas = { width, height, placement: needed(placement), background, strength: strengthOf(request) };
      return { operation, model, count, ...inventingOf(request), source, ...canvas };
    }
  }
}

/** Words of the house are read as styles are: beside those of the person, which chips point into. */
const wordsOf = ({ prompt, negative_prompt, accent_prompt, prompt_styles, house_words: house }: StoredRequest) => ({
  prompt,
  negativePrompt: [negative_prompt, ...(house?.without ?? [])].filter(Boolean).join(', '),
  accentPrompt: accent_prompt,
  styles: [...prompt_styles, ...(house?.with ?? [])],
});

/** What a person sets: what is sent is its complement to 1.1. */
const strengthOf = ({ strength_slider: sent }: StoredRequest): number =>
  sent === null ? 1 : Math.min(1, Math.max(0, Math.round((1.1 - sent) * 100) / 100));

const inventingOf = (request: StoredRequest) => ({ ...wordsOf(request), guidance: request.guidance_slider });

/** What is sent of both sliders is what the source keeps; the rest is the second picture's. */
function blendOf(request: StoredRequest, { blend }: TaskInputs) {
  if (blend === null) return null;
  const palette = 1 - (request.blend_guidance_slider ?? 0.5);
  return { ...blend, palette, form: 1 - (request.blend_control_guidance_slider ?? 1) };
}

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
