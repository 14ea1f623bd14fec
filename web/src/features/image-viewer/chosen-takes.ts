import type { SceneTake, TakeField } from '@kenna/contract';

export type ChosenWords = Readonly<Partial<Record<TakeField, readonly string[]>>>;

/** The take that a word belongs to, among the chosen words: a light with the setting that was chosen last, and the other way round. */
export function takeOf(chosen: ChosenWords, field: TakeField, name: string): SceneTake {
  const partner = field === 'light' ? 'setting' : field === 'setting' ? 'light' : null;
  const other = partner === null ? undefined : chosen[partner]?.at(-1);
  return { [field]: name, ...(partner !== null && other !== undefined && { [partner]: other }) };
}

/** Takes for the chosen words: one per pair of a light and a setting, and one per other word. */
export function takesOf({ light = [], setting = [], ...others }: ChosenWords): SceneTake[] {
  const single = Object.entries(others).flatMap(([field, words]) => words.map((word) => ({ [field]: word })));
  if (light.length === 0) return [...single, ...setting.map((place) => ({ setting: place }))];
  if (setting.length === 0) return [...single, ...light.map((lamp) => ({ light: lamp }))];
  return [...single, ...setting.flatMap((place) => light.map((lamp) => ({ light: lamp, setting: place })))];
}
