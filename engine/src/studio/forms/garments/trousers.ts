import { legKind } from '../../construction/legs/cut/leg-kinds.ts';
import { trouserShape } from '../../construction/legs/trouser-shape.ts';
import type { Form } from '../../parts/form.ts';

export const trousers: Form = {
  name: 'trousers',
  outfit: { showsStand: true },
  fabric: (piece) => legKind(piece).fabric ?? 'wool',
  build: trouserShape,
};
