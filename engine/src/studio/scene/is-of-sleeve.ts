import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/accepts-attribute.ts';
import type { ScenePart } from '../parts/scene.ts';

/**
 * Whether a part belongs to a sleeve: its cloth, cuffs, buttons, links and elbow patches. Turn-ups of trousers and the
 * turned edges of hats are called cuffs too, but belong to no sleeve.
 */
export const isOfSleeve = (part: ScenePart, brief: Brief): boolean =>
  isOnTrunk(part, brief) && (part.colourPart === 'sleeves' || /\b(?:sleeve|cuff|elbow)\b/.test(part.name));

const TRUNK: readonly string[] = ['upper', 'whole'];

/** Whether a part belongs to a top, a coat, a dress or a jumpsuit. */
const isOnTrunk = ({ piece }: ScenePart, { pieces }: Brief): boolean =>
  piece >= 0 && TRUNK.includes(zoneOf(pieces[piece]!.form));

/** Whether a part belongs to a top, a coat, a dress, a jumpsuit, a skirt or trousers. */
export const isOnTrunkOrLegs = (part: ScenePart, brief: Brief): boolean =>
  isOnTrunk(part, brief) || (part.piece >= 0 && zoneOf(brief.pieces[part.piece]!.form) === 'lower');
