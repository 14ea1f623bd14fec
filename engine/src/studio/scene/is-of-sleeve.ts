import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { coversTrunk } from '../../words/prompt/vocabulary/body-zone.ts';
import type { ScenePart } from '../parts/scene.ts';

/**
 * Whether a part belongs to a sleeve: its cloth, cuffs, buttons, links and elbow patches. Turn-ups of trousers and the
 * turned edges of hats are called cuffs too, but belong to no sleeve.
 */
export const isOfSleeve = ({ piece, name, colourPart }: ScenePart, { pieces }: Brief): boolean =>
  piece >= 0 &&
  coversTrunk(zoneOf(pieces[piece]!.form)) &&
  (colourPart === 'sleeves' || /\b(?:sleeve|cuff|elbow)\b/.test(name));
