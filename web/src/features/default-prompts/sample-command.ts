import { commandOf, initialSettings, modeHas, type Mode, type PromptCommand } from '@kenna/contract';

/** A typical request from a page, used to preview a template. */
export function sampleCommand(page: Mode): PromptCommand {
  const settings = initialSettings(page);
  return commandOf(page, {
    ...settings,
    prompt: 'emerald silk evening dress',
    accentPrompt: modeHas(page, 'accentPrompt') ? 'soft window light' : '',
    negativePrompt: 'belt',
    styles: modeHas(page, 'styles') ? ['Cinematic'] : [],
    blendImageUrl: modeHas(page, 'blendUpload') ? '/files/second-picture.png' : null,
    background: settings.background ?? '#f4f1ea',
    seed: 4128,
  });
}
