import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import type { BodyZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import { isGarmentZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import { formLabel, zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { drawnBrief } from '../../../studio/picture/apply-take.ts';

const ZONES: Readonly<Record<GarmentCategory, BodyZone>> = { upper: 'upper', lower: 'lower', dress: 'whole' };
const CATEGORY_NAMES: Partial<Record<BodyZone, string>> = { upper: 'Upper', lower: 'Lower', whole: 'Dress' };

/**
 * The brief of the one garment of a scene that a category names, as a body wears it; null for a scene of things that are
 * no garments.
 * @throws EngineError `bad_input` when its garments are of other categories.
 */
export function wearablePiece(scene: PictureScene, category: GarmentCategory): Brief | null {
  const { basics: _worn, arrangement: _laid, ...brief } = drawnBrief(scene);
  const hero = brief.pieces[brief.hero];
  if (!hero || !isGarmentZone(zoneOf(hero.form))) return null;
  const fits = (form: typeof hero.form) => zoneOf(form) === ZONES[category];
  const piece = fits(hero.form) ? hero : brief.pieces.find(({ form }) => fits(form));
  if (!piece)
    throw new EngineError(
      'bad_input',
      `The garment picture shows: ${formLabel(hero.form)}. Choose ${CATEGORY_NAMES[zoneOf(hero.form)]} for it, or another picture.`,
    );
  return { ...brief, look: 'studio', pieces: [piece], hero: 0, figure: { build: null, pose: null, finish: null } };
}
