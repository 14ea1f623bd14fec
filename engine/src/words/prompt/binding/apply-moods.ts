import { zoneOf } from '../vocabulary/form-facts.ts';
import { isGarmentZone } from '../vocabulary/body-zone.ts';
import type { Draft } from './draft.ts';
import { moodRows, type MoodName } from '../vocabulary/moods.ts';

const rows = new Map<MoodName, (typeof moodRows)[number]>(moodRows.map((row) => [row.name, row]));

/** Lets moods set what the words left open, in the order in which they were named. */
export function applyMoods(draft: Draft): void {
  const denied = (kind: string, name: string): boolean =>
    draft.avoided.some((other) => other.kind === kind && other.name === name);
  const [hero] = draft.pieces;
  for (const mood of draft.moods) {
    const row = rows.get(mood);
    if (row === undefined) continue;
    // A background colour that the words name is the place of the picture.
    if ('setting' in row && draft.backdrop === null && !denied('setting', row.setting)) draft.setting ??= row.setting;
    if ('light' in row && !denied('light', row.light)) draft.light ??= row.light;
    const cloth = hero !== undefined && isGarmentZone(zoneOf(hero.form)) ? hero : undefined;
    if ('fabric' in row && cloth !== undefined && cloth.cut?.fabric === undefined && !denied('fabric', row.fabric))
      cloth.fabric ??= row.fabric;
  }
}
