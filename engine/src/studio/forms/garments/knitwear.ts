import { NECK, reading } from '../../parts/open-reading.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { knitKind } from '../../construction/tops/knit-kinds.ts';
import { isHeavy, knittedGarment } from '../../construction/tops/knitted-garment.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import { asKnit } from '../../fabrics/knits.ts';
import type { Form } from '../../parts/form.ts';

export const knitwear: Form = {
  name: 'knitwear',
  outfit: { tuckable: true, knitted: true },
  readings: [
    reading('neckline', ['v-neck', 'mock-neck', 'turtleneck'], NECK),
    reading('fit', ['relaxed', 'oversized'], ['length', 'silhouette', 'tuck']),
  ],
  fabric: 'knit',
  adapt: (fabric, _named, piece) =>
    YARNS.has(fabric.name) && !isSweatshirt(piece) ? asKnit(fabric, isHeavy(piece)) : fabric,
  build: knittedGarment,
};

/** Fabrics that are knitted from yarn here. Jersey stays as it is, because its stitches are too fine to be visible. */
const YARNS: ReadonlySet<FabricName> = new Set(['wool', 'mohair', 'cotton', 'linen', 'silk']);
/** Whether a sweater is sewn from fleece instead of knitted to shape, which is never the case for wool. */
const isSweatshirt = ({ cut, fabric }: Piece) => fabric !== 'wool' && knitKind(cut).fleece;
