/** A panel of cloth on the dress form that is tied at the waist, with or without a bib. */
import type { FormContext, Form } from '../../parts/form.ts';
import { reading } from '../../parts/open-reading.ts';
import type { Shape } from '../../parts/part.ts';
import { apronCut } from './apron-cut.ts';
import { apronPanel } from './apron-panel.ts';
import { apronPockets } from './apron-pockets.ts';
import { apronSurface } from './apron-surface.ts';
import { neckStraps, waistTies } from './apron-ties.ts';

export const apron: Form = { name: 'apron', fabric: 'cotton', readings: [reading('length', ['mini', 'midi'])], build };

function build(context: FormContext): Shape {
  const cut = apronCut(context.piece);
  const surface = apronSurface(cut, context);
  return {
    parts: [
      apronPanel(cut, surface, context),
      ...apronPockets(cut, surface, context),
      ...waistTies(cut, surface, context),
      ...neckStraps(cut, surface, context),
    ],
    presentation: 'dress form',
    // An apron with crossed straps is shown from behind, because they distinguish it from other aprons.
    ...(cut.straps === 'crossed' ? { turn: Math.PI - 0.55 } : {}),
  };
}
