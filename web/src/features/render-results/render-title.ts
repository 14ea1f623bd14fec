import type { RenderSettings, SceneVocabulary } from '@kenna/contract';
import { workTitle } from '../../lib/picture-title.ts';
import { takeTitle } from '../../lib/take-words.ts';

/** What a band shows as its words: those of the prompt, with what was asked of a picture and in which takes. */
export function renderTitle(settings: RenderSettings, vocabulary?: SceneVocabulary): string {
  const { prompt, scene_image_id: source, takes } = settings;
  const shown = takes.map((take) => takeTitle(take, vocabulary)).filter(Boolean);
  if (source === null) return [workTitle(prompt, settings.page), ...shown].join(', ');
  const fields = new Set(takes.flatMap((take) => Object.keys(take)));
  const only = (...allowed: string[]) => [...fields].every((field) => allowed.includes(field));
  const what = only('view')
    ? 'More views'
    : only('colour', 'fabric')
      ? 'Colourways'
      : only('light', 'setting')
        ? 'Light and setting'
        : 'Pictures';
  return `${what} of #${source} (${shown.join('; ')}): ${prompt}`;
}
