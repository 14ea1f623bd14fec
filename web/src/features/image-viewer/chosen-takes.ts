import type { SceneTake, TakeField } from '@kenna/contract';

export type ChosenWords = Readonly<Partial<Record<TakeField, readonly string[]>>>;

/** A light and a place together make a picture of each pair; everything else is a picture of its own. */
export function takesOf({ light = [], setting = [], ...others }: ChosenWords): SceneTake[] {
  const single = Object.entries(others).flatMap(([field, words]) => words.map((word) => ({ [field]: word })));
  if (light.length === 0) return [...single, ...setting.map((place) => ({ setting: place }))];
  if (setting.length === 0) return [...single, ...light.map((lamp) => ({ light: lamp }))];
  return [...single, ...setting.flatMap((place) => light.map((lamp) => ({ light: lamp, setting: place })))];
}
