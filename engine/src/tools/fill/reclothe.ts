import { formLabel, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import type { Fill } from '../reading/read-fill.ts';

/** Minimum share of the mask that must differ from the background of the picture. */
const MIN_SHOWN = 0.4;
/** Width of the picture's border as a share of the shorter side; it shows the background. */
const RIM = 0.045;
/** Number of colours by which mask and border are compared: enough for a print and for its shades. */
const CLUSTERS = 14;
/** Mask value (of 255) from which a pixel lies inside rather than outside. */
const MASK_THRESHOLD = 127;
/** A colour is not background when it is this many times as common in the mask as in the border. */
const MIN_RATIO = 3;

/**
 * When the mask covers something, the words for a garment mean its cloth: the fill becomes that cloth, with a note that
 * says so. Over an empty area they mean the garment itself. A small copy of the picture is enough to decide.
 */
export function reclothe(fill: Fill, picture: Picture): Fill {
  if (fill.kind !== 'object') return fill;
  const { pieces, hero } = fill.brief;
  const piece = pieces[hero]!;
  if (!isGarmentZone(zoneOf(piece.form)) || !showsSomething(picture)) return fill;
  const named = piece.fabric !== null || piece.pattern !== null || piece.colours.length > 0;
  const label = formLabel(piece.form);
  if (!named) {
    const asked = `The fabric is now plain and the cut stayed the same; name a colour, a fabric or a print for your ${label}.`;
    return { kind: 'cloth', piece, note: asked };
  }
  const taken = piece.pattern ? 'print' : piece.fabric ? 'fabric' : 'colour';
  const note = `The ${taken} changed to that of your ${label}; the cut stayed the same.`;
  return { kind: 'cloth', piece, note };
}

/** Whether most of the mask has colours that are rare at the border of the picture. */
function showsSomething(picture: Picture): boolean {
  const { width, height, mask } = picture;
  const inside = Uint8Array.from(mask, (value) => (value > MASK_THRESHOLD ? 1 : 0));
  const band = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const rim = inside.map((value, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return value === 0 && Math.min(x, width - 1 - x, y, height - 1 - y) < band ? 1 : 0;
  });
  let shown = 0;
  for (const { first, second } of shareColours(picture, inside, rim, CLUSTERS)) {
    if (first > MIN_RATIO * second) shown += first;
  }
  return shown > MIN_SHOWN;
}
