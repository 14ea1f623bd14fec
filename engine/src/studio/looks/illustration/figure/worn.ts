import { zoneOf } from '../../../../words/prompt/vocabulary/form-facts.ts';
import { isClothingZone } from '../../../../words/prompt/vocabulary/body-zone.ts';
import type { Brief } from '../../../../words/prompt/brief.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Scene, ScenePart } from '../../../parts/scene.ts';
import type { PlainClothes } from './draw-figure.ts';

/**
 * Whether a brief is drawn on a figure, which is the case for clothes unless words name a hanger, a dress form, a flat
 * view or an arrangement.
 */
export function wearsFigure({ pieces, hero, staging, view, arrangement }: Brief): boolean {
  const piece = pieces[hero];
  if (!piece || arrangement !== undefined || view === 'flat' || staging === 'hanger' || staging === 'dress-form')
    return false;
  return isClothingZone(zoneOf(piece.form));
}

/** Whether a scene shows clothes that a figure can wear. */
export function hasFigure({ presentation, parts }: Scene, { arrangement }: Brief): boolean {
  if (arrangement !== undefined) return false;
  return (presentation === 'dress form' || presentation === 'ghost') && parts.every(({ piece }) => piece >= 0);
}

/** Height in metres of a hem below which trousers cannot be added. */
const LONG = 0.56;

/**
 * Chooses the plain clothes that complete an outfit: a top or trousers where words name none, but no trousers below a
 * long hem. A bra is completed by trousers, briefs by a top.
 */
export function plainClothesOf({ pieces }: Brief, { parts }: Pick<Scene, 'parts'>): PlainClothes {
  const zones = pieces.map(({ form }) => zoneOf(form));
  const whole = zones.includes('whole');
  const heights = parts.map(({ mesh }) => rangeOf(mesh.positions));
  const lowest = Math.min(...heights.map(([low]) => low));
  const highest = Math.max(...heights.map(([, high]) => high));
  return {
    top: (whole && highest > HEIGHTS.waist) || zones.includes('upper') ? 'none' : 'plain',
    bottom: (whole && lowest < HEIGHTS.waist) || zones.includes('lower') || lowest < LONG ? 'none' : 'plain',
  };
}

/** Height in metres of the top of the head. */
const CROWN = 1.83;
/** Height in metres of the toes. */
const TOES = -0.02;
/** Half the width in metres of the figure with its elbows out. */
const ELBOWS = 0.28;

/**
 * Points that a picture must contain: the whole figure with legs lengthened by `stretch`, or only its bust for a scarf.
 */
export function figureExtent({ pieces, hero }: Brief, stretch: number): (parts: readonly ScenePart[]) => Float32Array {
  const lengthened = (y: number) => (y < HEIGHTS.waist ? HEIGHTS.waist - (HEIGHTS.waist - y) * stretch : y);
  return (parts) => {
    const bust = pieces.length === 1 && zoneOf(pieces[hero]!.form) === 'neck';
    const points = [0, CROWN, 0, -ELBOWS, 1.15, 0, ELBOWS, 1.15, 0, ...(bust ? [] : [0, lengthened(TOES), 0])];
    for (const { mesh, piece, trim } of parts) {
      if (piece < 0) continue;
      const { positions: p, uvs } = mesh;
      for (let i = 0; i < p.length / 3; i += 5) {
        const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
        if (!trim || trim(x, y, z, uvs[i * 2]!, uvs[i * 2 + 1]!) > 0) points.push(x, lengthened(y), z);
      }
    }
    return new Float32Array(points);
  };
}

function rangeOf(positions: Float32Array): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]!);
    high = Math.max(high, positions[i]!);
  }
  return [low, high];
}
