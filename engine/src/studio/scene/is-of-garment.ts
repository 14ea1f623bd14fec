import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import type { ScenePart } from '../parts/scene.ts';

/** Whether a part belongs to a top, a coat, a dress, a jumpsuit, a skirt or trousers. */
export const isOfGarment = ({ piece }: ScenePart, { pieces }: Brief): boolean =>
  piece >= 0 && isGarmentZone(zoneOf(pieces[piece]!.form));
