import type { SceneTake, TakeField } from '@kenna/contract';

export type ChosenWords = Readonly<Partial<Record<TakeField, readonly string[]>>>;

/** Takes for the chosen words: one per pair of a light and a setting, and one per other word. */
export function takesOf({ light = [], setting = [], ...others }: ChosenWords): SceneTake[] {
  const single = Object.entries(others).flatMap(([field, words]) => words.map((word) => ({ [field]: word })));
  if (light.length === 0) return [...single, ...setting.map((place) => ({ setting: place }))];
  if (setting.length === 0) return [...single, ...light.map((lamp) => ({ light: lamp }))];
  return [...single, ...setting.flatMap((place) => light.map((lamp) => ({ light: lamp, setting: place })))];
}
