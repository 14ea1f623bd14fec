import { MODE_TABLE, modeHas, type Mode, type Panel } from '@kenna/contract';

/**
 * The sections of a tool's sidebar in order. The image section follows the prompt where a tool takes a picture but does
 * not list it.
 */
export function sectionsOf(mode: Mode): readonly Panel[] {
  const { panels } = MODE_TABLE[mode];
  if (!modeHas(mode, 'uploadImage') || panels.includes('Image')) return panels;
  const after = panels.indexOf('Prompt') + 1;
  return [...panels.slice(0, after), 'Image', ...panels.slice(after)];
}

/** A tool that edits a picture preserves its shape, unless the tool's default is a custom size. */
export const offersShape = (mode: Mode): boolean =>
  !MODE_TABLE[mode].needs.includes('image') || MODE_TABLE[mode].defaults.aspect === 'custom';

/** Only in tools with a prompt does the person choose how many pictures are made. */
export const offersCount = (mode: Mode): boolean => modeHas(mode, 'prompt');

/** Whether the person chooses the background of the result. */
export const choosesBackground = (mode: Mode): boolean => MODE_TABLE[mode].defaults.background !== null;

/** Virtual Try On takes no excluded elements, because it draws only the garment of the second picture. */
export const readsExclusions = (mode: Mode): boolean => !MODE_TABLE[mode].needs.includes('blend');
