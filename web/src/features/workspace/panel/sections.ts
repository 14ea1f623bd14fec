import { MODE_TABLE, modeHas, type Mode, type Panel } from '@kenna/contract';

/** The rooms of a tool's sidebar in order. A tool that takes a picture without listing its room has it after the words. */
export function sectionsOf(mode: Mode): readonly Panel[] {
  const { panels } = MODE_TABLE[mode];
  if (!modeHas(mode, 'uploadImage') || panels.includes('Image')) return panels;
  const after = panels.indexOf('Prompt') + 1;
  return [...panels.slice(0, after), 'Image', ...panels.slice(after)];
}

/** A tool on a picture keeps that picture's shape, unless it starts from a size of its own. */
export const offersShape = (mode: Mode): boolean =>
  !MODE_TABLE[mode].needs.includes('image') || MODE_TABLE[mode].defaults.aspect === 'custom';

/** Where no words are read, how many pictures come out is the tool's to say. */
export const offersCount = (mode: Mode): boolean => modeHas(mode, 'prompt');

/** Whether its result is set on a ground of the person's choice. */
export const choosesBackground = (mode: Mode): boolean => MODE_TABLE[mode].defaults.background !== null;

/** What is worn is the garment of a picture: nothing is drawn that could be left out. */
export const readsExclusions = (mode: Mode): boolean => !MODE_TABLE[mode].needs.includes('blend');
