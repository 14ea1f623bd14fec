import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { zoneOf } from '../../../../words/prompt/vocabulary/form-facts.ts';
import type { Brief } from '../../../../words/prompt/brief.ts';
import type { ScenePart } from '../../../parts/scene.ts';

/**
 * Fits the head of the croquis into a hat or behind sunglasses: its points are multiplied by `scale` and shifted by
 * `offset` in metres.
 */
export interface HeadFit {
  readonly scale: number;
  readonly offset: Vec3;
  /** True when a hat covers the hair. */
  readonly covered: boolean;
}

/** Heights in metres of the top of the croquis's head and of its eyes. */
const CROWN = 1.75;
const EYES = 1.648;

/**
 * Hats and glasses have the size of a real head, which is wider than that of the croquis. Their parts are modelled
 * around an origin: the crown of the scaled head comes 96 mm above that of a hat, its eyes 28 mm above and 82 mm behind
 * that of glasses.
 */
const HAT: HeadFit = { scale: 1.26, offset: [0, 0.096 - CROWN * 1.26, 0.002], covered: true };
const GLASSES: HeadFit = { scale: 1.13, offset: [0, 0.028 - EYES * 1.13, -0.082], covered: false };

/**
 * The fit for a brief that shows only a hat or sunglasses. Returns null for all other briefs, and for views and
 * presentations in which nobody wears the accessory.
 */
export function headFitOf({ pieces, hero, view, staging, arrangement }: Brief): HeadFit | null {
  const piece = pieces[hero];
  if (!piece || arrangement !== undefined || pieces.length > 1 || zoneOf(piece.form) !== 'head') return null;
  if (view === 'flat' || view === 'close-up' || view === 'macro' || staging !== null) return null;
  return piece.form === 'hat' ? HAT : GLASSES;
}

/** Height in metres of the collar bones of the croquis, at which a portrait ends. */
const COLLAR_BONES = 1.43;
/** Half the width of its shoulders in metres. */
const SHOULDERS = 0.15;
/** Height in metres of the top of its head with hair. */
const HAIR = 1.76;
/** Every fourth vertex, of three numbers each, is enough for the extent of a part. */
const STRIDE = 4 * 3;

/** Points that a portrait must contain, metres. */
export function portraitExtent({ scale, offset }: HeadFit): (parts: readonly ScenePart[]) => Float32Array {
  return (parts) => {
    const low = COLLAR_BONES * scale + offset[1];
    const points = [
      -SHOULDERS * scale,
      low,
      offset[2],
      SHOULDERS * scale,
      low,
      offset[2],
      0,
      HAIR * scale + offset[1],
      0,
    ];
    for (const { mesh, piece } of parts) {
      if (piece < 0) continue;
      for (let i = 0; i < mesh.positions.length; i += STRIDE) points.push(...mesh.positions.subarray(i, i + 3));
    }
    return new Float32Array(points);
  };
}
