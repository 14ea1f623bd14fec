import type { Mode } from '../modes.ts';
import { sizeText } from '../sizes.ts';
import type { RenderRequest } from './renders.schema.ts';
import { writeOffered, type Settings } from './settings.ts';

/**
 * The request for a render in a mode. Only settings that the mode offers are sent; the server fills in the others. The
 * prompts are trimmed, and each style is sent once.
 */
export function writeRequest(mode: Mode, settings: Partial<Settings>): RenderRequest {
  const { width, height } = settings;
  return {
    ...(writeOffered(mode, tidied(settings)) as Partial<RenderRequest>),
    page: mode,
    ...(width !== undefined && height !== undefined && { size: sizeText({ width, height }) }),
  };
}

function tidied({ styles, ...settings }: Partial<Settings>): Partial<Settings> {
  const prompts = PROMPTS.filter((name) => name in settings).map((name) => [name, settings[name]?.trim()]);
  return {
    ...settings,
    ...(Object.fromEntries(prompts) as Partial<Settings>),
    ...(styles && { styles: [...new Set(styles)] }),
  };
}

const PROMPTS = ['prompt', 'accentPrompt', 'negativePrompt'] as const;
