/** The few words with a different meaning for a mask than for a whole picture. */
import type { SettingName } from '../../studio/settings/setting.ts';

const REMOVES =
  /^\s*(please\s+)?(remove|erase|delete|clear|clean|empty|nothing|none|get rid|take (it|this|that|them)?\s*(away|off|out)|without|no\b|inpaint|heal|retouch|entferne\w*|supprime\w*|enlever|borra\w*|elimina\w*|rimuovi\w*)/i;

/** Whether the words ask to remove the covered content and name nothing in its place. */
export const removes = (words: string): boolean => REMOVES.test(words);

/** Returns "a vase" for "replace the cup with a vase"; otherwise all words. */
export function wantedPart(words: string): string {
  const [, wanted] =
    /\b(?:replace|swap|change|turn|remove|convert|exchange)\b.*?\b(?:with|by|into|for|to)\s+(.+)$/is.exec(words) ?? [];
  return wanted ?? words;
}

export const NAMES_FLOWERS =
  /\b(flowers?|roses?|bouquets?|tulips?|peony|peonies|daisy|daisies|lily|lilies|blossoms?)\b/i;
export const NAMES_PRINT = /\b(print(ed)?|pattern(ed)?|motifs?|floral|fabric|cloth|textile|silk|cotton|linen|satin)\b/i;

const BACKGROUNDS: readonly (readonly [words: RegExp, background: SettingName | 'brick'])[] = [
  [/\bbricks?( wall| work)?\b/i, 'brick'],
  [/\b(marble|travertine)\b/i, 'marble'],
  [/\b(concrete|cement)\b/i, 'concrete'],
  [/\b(sand|dunes?|desert)\b/i, 'sand'],
  [/\b(snow|ice)\b/i, 'snow'],
  [/\b(grass|lawn|meadow|garden)\b/i, 'garden'],
  [/\b(wood|wooden|planks?|parquet|floorboards?)\b/i, 'wood'],
  [/\b(sky|clouds?)\b/i, 'sky'],
  [/\b(water|sea|lake|pool)\b/i, 'water'],
];

/** The background or surface that the words name, unless they mean a colour or a print. */
export function backgroundWord(words: string): SettingName | null {
  if (
    NAMES_PRINT.test(words) ||
    /\b(coloured|colored|colou?r|red|blue|blues|shade)\b/i.test(words.replace(/red brick/i, 'brick'))
  )
    return null;
  return BACKGROUNDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
