import { MODE_TABLE, modeHas, type Mode, type PromptCommand } from '@kenna/contract';

/** A typical request from a page, used to preview a template. */
export function sampleCommand(page: Mode): PromptCommand {
  const { guidance, strength, lineControl, count, model, background, sensitivity } = MODE_TABLE[page].defaults;
  const isBlended = modeHas(page, 'blendUpload');
  return {
    command: page === 'GenerateFill' ? 'inpaint' : 'render',
    positive: 'emerald silk evening dress',
    with: [],
    without: [],
    accent: modeHas(page, 'accentPrompt') ? 'soft window light' : '',
    negative: 'belt',
    styles: modeHas(page, 'styles') ? ['Cinematic'] : [],
    size: { width: 768, height: 768 },
    images: count,
    guidance,
    strength: modeHas(page, 'strengthSlider') ? strength : null,
    controlGuidance: isBlended ? lineControl : null,
    blendGuidance: isBlended ? 0.5 : null,
    cg: modeHas(page, 'cgSlider') ? lineControl : null,
    model,
    color: background ?? '#f4f1ea',
    sensitivity,
    seed: 4128,
  };
}
