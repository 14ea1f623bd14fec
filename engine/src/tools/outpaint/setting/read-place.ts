/** Reads the words of an outpaint task: the setting for the subject, and how the subject is supported in it. */
import { backgroundWord } from '../../reading/fill-words.ts';
import type { OutpaintTask } from '../../../words/tasks/edit-task.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { linearFromHex } from '../../../studio/materials/colour.ts';
import type { SettingName } from '../../../studio/settings/setting.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';

/** How a subject is supported. */
export type Rest =
  /** The subject stands on its foot, seen from the side. */
  | 'stands'
  /** The subject lies on its back, seen from above. */
  | 'lies'
  /** The subject floats above the floor. */
  | 'floats';

export interface Place {
  readonly setting: SettingName;
  readonly brief: Brief;
  /** Exact linear colour of the whole background; null uses the setting's own. */
  readonly colour: Rgb | null;
  /** The support that the words name; null when they leave it open. */
  readonly rest: Rest | null;
  readonly raised: boolean;
  readonly note: string | null;
}

const LIES = /\b(flat[ -]?lay|from above|top[ -]?(view|down|shot)|overhead|knolling|bird'?s[ -]eye|lying)\b/i;
const FLOATS = /\b(float\w*|levitat\w*|hover\w*|hang\w*|suspended|mid[ -]?air|weightless)\b/i;
const STANDS = /\b(stand(s|ing)?|upright|pedestal|plinth|podium)\b/i;
const RAISED = /\b(pedestal|plinth|podium|column|cube|block)\b/i;
/** Words that name a setting here although elsewhere they mean cloth or furniture. */
const PLACES: readonly (readonly [words: RegExp, setting: SettingName])[] = [
  [/\b(linen|canvas|bed ?sheets?|drapes?|draped|curtains?|blanket)\b/i, 'linen'],
  [/\b(table|desk|counter|worktop|shelf|oak|walnut)\b/i, 'wood'],
  [/\b(stone|cement|industrial|warehouse|loft)\b/i, 'concrete'],
  [/\b(city|urban|town|night|neon)\b/i, 'street-dusk'],
  [/\b(park|plants?|leaves|flowers?|nature|outdoors?)\b/i, 'garden'],
  [/\b(museum|white cube)\b/i, 'gallery'],
  [/\b(home|living room|bedroom|apartment|room|hotel)\b/i, 'interior'],
  [/\b(shop|store|showroom|boutique)\b/i, 'boutique'],
];

const otherPlace = (words: string): SettingName | null => PLACES.find(([named]) => named.test(words))?.[1] ?? null;

type Words = Pick<
  OutpaintTask,
  'prompt' | 'negativePrompt' | 'accentPrompt' | 'styles' | 'namedColours' | 'background'
>;

export function readPlace({ background, ...said }: Words): Place {
  const { prompt, accentPrompt } = said;
  const brief = readBrief({ ...said, look: 'studio' });
  const words = `${prompt} ${accentPrompt}`;
  const chosen = background !== null && background !== 'transparent' ? linearFromHex(background) : null;
  const ground = backgroundWord(prompt);
  const named = brief.setting ?? ground ?? otherPlace(words);
  const setting: SettingName = chosen ? 'studio' : (named ?? 'studio');
  const colour = chosen ?? (setting === 'studio' && brief.backdrop ? linearFromHex(brief.backdrop.hex) : null);
  const studio = /\b(studio|plain|seamless|backdrop|sweep|paper)\b/i.test(words);
  const unread = named === null && colour === null && brief.light === null && !studio && prompt.trim() !== '';
  return {
    setting,
    brief,
    colour,
    raised: RAISED.test(words),
    rest: LIES.test(words) ? 'lies' : FLOATS.test(words) ? 'floats' : STANDS.test(words) ? 'stands' : null,
    note: unread ? UNREAD : null,
  };
}

const UNREAD =
  'These words name no place that the built-in engine can draw: the subject stands in a studio. It knows, among others, marble, wood, sand, a beach, a garden, a street at dusk and a runway.';
