import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Form } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';

/** Builds a form at preview detail in a cloth of medium stiffness and weight, for tests of shape. */
export function buildForTest(
  form: Form,
  attributes: Piece['attributes'] = {},
  seed = 1,
  said: Partial<Piece> = {},
  freedom = 0,
): Shape {
  const piece: Piece = {
    form: form.name,
    cut: null,
    colours: [],
    fabric: null,
    pattern: null,
    details: [],
    partFabrics: [],
    attributes,
    ...said,
  };
  const drape = { stiffness: 0.4, weight: 0.5, thickness: 0.001 };
  return form.build({ piece, random: createRandom(seed), drape, detail: 0.16, freedom });
}
