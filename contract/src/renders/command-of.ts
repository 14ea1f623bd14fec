import { modeHas, sendsStrength, type Mode } from '../modes.ts';
import type { PromptCommand } from './prompt-command.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** Words that the operator's template adds to every prompt, and words that it excludes. */
type TemplateWords = Pick<PromptCommand, 'with' | 'without'>;

const NO_WORDS: TemplateWords = { with: [], without: [] };

/**
 * The final prompt of a request, from its settings. Sliders have the values that the wire carries; those that the mode
 * does not offer, and those of a second picture where there is none, are left out.
 */
export function commandOf(mode: Mode, settings: Settings, words: TemplateWords = NO_WORDS): PromptCommand {
  const isBlended = modeHas(mode, 'blendSliders') && settings.blendImageUrl !== null;
  return {
    command: mode === 'GenerateFill' ? 'inpaint' : 'render',
    positive: settings.prompt,
    with: words.with,
    without: words.without,
    accent: settings.accentPrompt,
    negative: settings.negativePrompt,
    styles: settings.styles,
    ...(settings.loras.length > 0 && { loras: settings.loras }),
    size: { width: settings.width, height: settings.height },
    images: settings.count,
    guidance: settings.guidance,
    strength: sendsStrength(mode) ? SETTINGS.strength.write(settings.strength) : null,
    controlGuidance: isBlended ? SETTINGS.blendControl.write(settings.blendControl) : null,
    blendGuidance: isBlended ? SETTINGS.blendGuidance.write(settings.blendGuidance) : null,
    cg: modeHas(mode, 'cgSlider') ? SETTINGS.lineControl.write(settings.lineControl) : null,
    model: settings.model,
    color: settings.background,
    sensitivity: settings.sensitivity,
    seed: settings.seed,
  };
}
