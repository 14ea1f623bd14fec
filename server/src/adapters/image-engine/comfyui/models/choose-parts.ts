import { familyOf, type Family } from './families.ts';
import { findName, pickName } from './find-name.ts';

export interface ControlNet {
  readonly name: string;
  /** The type of lines to announce to a network that handles several; null for the other networks. */
  readonly union: 'hed/pidi/scribble/ted' | 'canny/lineart/anime_lineart/mlsd' | null;
}

const HAND_DRAWN = [/scribble|sketch/i, /line.?art/i, /soft.?edge|hed|pidi/i, /canny/i, /union|promax/i];
const FROM_PHOTOGRAPH = [/canny/i, /line.?art/i, /soft.?edge|hed|pidi/i, /union|promax/i, /scribble|sketch/i];

/**
 * Networks for SD 1.5 are recognised too: their names contain `sd15`, `v11` or no family, all of which count as SD 1.5.
 */
const isOfFamily = (name: string, family: Family) => familyOf(name) === family;

/** Chooses a ControlNet for white lines on black; null when none fits the model. */
export function chooseControlNet(
  names: readonly string[],
  { family, isPhotograph, wanted }: { family: Family; isPhotograph: boolean; wanted: string | null },
): ControlNet | null {
  const fitting = names.filter((name) => isOfFamily(name, family));
  const name =
    wanted === null ? pickName(fitting, isPhotograph ? FROM_PHOTOGRAPH : HAND_DRAWN) : findName(names, wanted);
  if (name === null) return null;
  const union = isPhotograph ? 'canny/lineart/anime_lineart/mlsd' : 'hed/pidi/scribble/ted';
  return { name, union: /union|promax/i.test(name) ? union : null };
}

/** Chooses an upscaler for cloth and skin: a network for illustrations is only the last choice. */
export function chooseUpscaler(names: readonly string[], factor: 2 | 4, wanted: string | null): string | null {
  if (wanted !== null) return findName(names, wanted);
  const fitting = factor === 2 ? /x2|2x/i : /x4|4x/i;
  return pickName(names, [fitting, /./], /anime|manga/i) ?? names[0] ?? null;
}

/** Chooses the network for cutting out. */
export const chooseMatte = (names: readonly string[], wanted: string | null): string | null =>
  wanted === null ? (names[0] ?? null) : findName(names, wanted);
