import { formLabel, zoneOf } from '../../words/prompt/vocabulary/accepts-attribute.ts';
import { shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import type { Fill } from '../reading/read-fill.ts';

/** Zones whose garments cover a body so closely that another one can only take their place as cloth. */
const CLOTHED = new Set(['whole', 'upper', 'lower']);
/** Share of the mask that must show something else than the surroundings of the picture's subject. */
const MIN_SHOWN = 0.4;
/** Of the shorter side: the rim of a picture, where its background is seen. */
const RIM = 0.045;
const CLUSTERS = 14;
/** A colour is no background when it makes up this many times as much of the mask as of the rim. */
const TELLING = 3;

/**
 * Over something that is worn or shown, the words for a garment mean its cloth: the fill becomes that cloth and says so.
 * Over an empty place they mean the garment itself. A small picture is enough.
 */
export function reclothe(fill: Fill, picture: Picture): Fill {
  if (fill.kind !== 'object') return fill;
  const { pieces, hero } = fill.brief;
  const piece = pieces[hero]!;
  if (!CLOTHED.has(zoneOf(piece.form)) || !showsSomething(picture)) return fill;
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

/** Whether most of the mask is of colours that hardly occur at the rim of the picture. */
function showsSomething(picture: Picture): boolean {
  const { width, height, mask } = picture;
  const inside = Uint8Array.from(mask, (value) => (value > 127 ? 1 : 0));
  const band = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const rim = inside.map((value, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return value === 0 && Math.min(x, width - 1 - x, y, height - 1 - y) < band ? 1 : 0;
  });
  let shown = 0;
  for (const { first, second } of shareColours(picture, inside, rim, CLUSTERS)) {
    if (first > TELLING * second) shown += first;
  }
  return shown > MIN_SHOWN;
}
