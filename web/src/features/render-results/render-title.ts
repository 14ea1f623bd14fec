import type { RenderSettings } from '@kenna/contract';

/** What a band shows as its words: those of the prompt, or what was asked of a picture. */
export function renderTitle({ prompt, scene_image_id: source, takes }: RenderSettings): string {
  if (source === null) return prompt;
  const fields = new Set(takes.flatMap((take) => Object.keys(take)));
  const only = (...allowed: string[]) => [...fields].every((field) => allowed.includes(field));
  const what = only('view')
    ? 'More views'
    : only('colour', 'fabric')
      ? 'Colourways'
      : only('light', 'setting')
        ? 'Light and setting'
        : 'Pictures';
  return `${what} of #${source}: ${prompt}`;
}
