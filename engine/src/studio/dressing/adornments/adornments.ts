/** Handwork that words add to the cloth of any garment: one painter for each detail. */
import type { Piece } from '../../../words/prompt/brief.ts';
import { zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { isClothingZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import type { DetailName } from '../../../words/prompt/vocabulary/details.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { applique } from './applique.ts';
import { beading } from './beading.ts';
import { embroidery, yokeEmbroidery } from './embroidery.ts';
import { patchwork } from './patchwork.ts';

/** Creates the painter of a detail. `thread` is the linear colour that words give to it; null for none. */
type Adornment = (thread: Rgb | null) => Painter;

const ADORNMENTS: { readonly [Detail in DetailName]?: Adornment } = { patchwork, embroidery, applique, beading };

/** The painter of all handwork on the cloth of a piece; undefined for none. */
export function adornmentOf(piece: Piece): Painter | undefined {
  const zone = zoneOf(piece.form);
  if (!isClothingZone(zone) && zone !== 'cloth') return undefined;
  const trim = piece.colours.find(({ part }) => part === 'trim');
  const thread = trim ? linearFromHex(trim.hex) : null;
  const painters = (Object.entries(ADORNMENTS) as [DetailName, Adornment][])
    .filter(([detail]) => piece.details.includes(detail))
    .map(([detail, adornment]) => (detail === 'embroidery' && hasYoke(piece) ? yokeEmbroidery : adornment)(thread));
  return paintInOrder(...painters);
}

/** Kinds that are embroidered below the neck. In scenes that were stored before, they were all over. */
const WITH_YOKE: readonly Piece['cut'][] = ['kurti', 'kurta', 'salwar-suit', 'tunic', 'kaftan'];

const hasYoke = ({ cut, drawnAs }: Piece): boolean => WITH_YOKE.includes(cut) && drawnAs === undefined;
