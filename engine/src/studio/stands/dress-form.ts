import { gridMesh } from '../../geometry/grid.ts';
import { lerp, TAU } from '../../geometry/interpolation.ts';
import { fractalNoise2 } from '../../geometry/noise.ts';
import { curve } from '../../geometry/profile.ts';
import { bodyPoint } from '../body.ts';
import { atDetail } from '../form.ts';
import { material } from '../material.ts';
import type { Material } from '../material.ts';
import type { Part } from '../part.ts';
import { ROLE_MATERIALS } from '../role-materials.ts';

const CHARCOAL = [0.062, 0.06, 0.06] as const;
const TOP = 1.565;
const BOTTOM = 0.8;

/**
 * Linen over a padded torso, a turned wooden neck cap and a round foot. `dark` covers it in charcoal, against which
 * pale cloth stands out.
 */
export function dressFormStand(detail: number, dark: boolean): Part[] {
  const torso = gridMesh({ columns: atDetail(160, detail), rows: atDetail(180, detail), closed: true }, (u, v, out) => {
    bodyPoint((u - 0.5) * TAU, lerp(TOP, BOTTOM, v), 0, out);
  });
  return [
    { name: 'torso', role: 'stand', mesh: torso, material: dark ? { ...linen, albedo: CHARCOAL } : linen },
    turned('neck cap', NECK_CAP, detail),
    turned('pole', POLE, detail),
    turned('foot', FOOT, detail),
  ];
}

/** Radius in metres by height along a turned piece, from its top down. */
const NECK_CAP: readonly (readonly [number, number])[] = [
  [1.61, 0.0005],
  [1.6085, 0.03],
  [1.602, 0.044],
  [1.592, 0.05],
  [1.578, 0.051],
  [1.566, 0.0495],
  [1.564, 0.0465],
];
const POLE: readonly (readonly [number, number])[] = [
  [0.82, 0.014],
  [0.12, 0.014],
  [0.06, 0.017],
  [0.03, 0.03],
];
const FOOT: readonly (readonly [number, number])[] = [
  [0.034, 0.002],
  [0.0335, 0.03],
  [0.03, 0.12],
  [0.026, 0.152],
  [0.018, 0.158],
  [0.004, 0.158],
  [0, 0.154],
];

function turned(name: string, keys: readonly (readonly [height: number, radius: number])[], detail: number): Part {
  // Resampled by share of the key list, so that tight curves get as many rows as long straights.
  const height = curve(keys.map(([y], i) => [i / (keys.length - 1), y] as const));
  const radius = curve(keys.map(([, r], i) => [i / (keys.length - 1), r] as const));
  const mesh = gridMesh({ columns: atDetail(64, detail), rows: atDetail(48, detail), closed: true }, (u, v, out) => {
    const a = (u - 0.5) * TAU;
    out[0] = Math.sin(a) * radius(v);
    out[1] = height(v);
    out[2] = Math.cos(a) * radius(v);
  });
  return { name, role: 'wood', mesh, material: wood, solid: true };
}

const linen: Material = {
  ...ROLE_MATERIALS.stand,
  paint(point, surface) {
    const weave =
      1 + 0.08 * (fractalNoise2(point.u * 500, point.v * 60, 3, 2) + fractalNoise2(point.u * 60, point.v * 500, 4, 2));
    // The seam down the middle of front and back, and one at the waist.
    const seam = Math.abs(point.x) < 0.0008 ? 0.72 : 1;
    surface.r *= weave * seam;
    surface.g *= weave * seam;
    surface.b *= weave * seam;
  },
};

const wood: Material = material({
  ...ROLE_MATERIALS.wood,
  paint(point, surface) {
    const grain = 0.8 + 0.5 * fractalNoise2(point.u * 60, point.v * 8, 4, 3);
    surface.r *= grain;
    surface.g *= grain;
    surface.b *= grain;
  },
});
