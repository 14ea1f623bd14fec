import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { paintInOrder, type Material } from '../materials/material.ts';

/** The material with the surface that words name: "glossy", "matte". */
export function finished(of: Material, { attributes: { surface } }: Piece): Material {
  if (surface === undefined || surface === 'hammered' || surface === 'brushed') return of;
  return surface === 'glossy' ? glossy(of) : matte(of);
}

const glossy = (of: Material): Material => ({
  ...of,
  roughness: Math.min(of.roughness, of.metal === 1 ? 0.08 : 0.2),
  coat: of.metal === 1 ? of.coat : Math.max(of.coat, 0.9),
  sheen: 0,
});

const matte = (of: Material): Material => ({
  ...of,
  roughness: Math.max(of.roughness, of.metal === 1 ? 0.5 : 0.8),
  coat: 0,
  specular: of.metal === 1 ? of.specular : of.specular * 0.5,
});

/** Metal as words say that it was worked; other materials stay as they are. */
export function worked(of: Material, { attributes: { surface }, form }: Piece): Material {
  if (of.metal < 1 || (surface !== 'hammered' && surface !== 'brushed')) return of;
  return surface === 'hammered' ? hammered(of, zoneOf(form) === 'jewellery' ? SMALL_DENT : DENT) : brushed(of);
}

/** Metres from one dent of the hammer to the next on a vessel, and on a jewel. */
const [DENT, SMALL_DENT] = [0.012, 0.0022];

const hammered = (of: Material, pitch: number): Material => ({
  ...of,
  roughness: Math.max(of.roughness, 0.12),
  bump: (u, v) => -0.16 * pitch * dent(u / pitch, v / pitch),
  bumpStep: 0.12 * pitch,
  bumpPitch: pitch,
});

/** Depth 0 to 1 of the dents at a place, one in each square: the nearest one has struck last. */
function dent(u: number, v: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)];
  let nearest = 2;
  for (let a = i - 1; a <= i + 1; a++)
    for (let b = j - 1; b <= j + 1; b++) {
      const away = Math.hypot(
        u - a - 0.5 - 0.4 * noise2(a * 7.3, b * 5.1, 3),
        v - b - 0.5 - 0.4 * noise2(a * 4.7, b * 6.9, 9),
      );
      nearest = Math.min(nearest, away);
    }
  return 1 - Math.min(1, nearest) ** 2;
}

const brushed = (of: Material): Material => ({
  ...of,
  roughness: Math.max(of.roughness, 0.3),
  anisotropy: Math.max(of.anisotropy, 0.16),
  paint: paintInOrder(of.paint, (point, surface) => {
    const shown = 1 - smoothstep(0.0003, 0.0016, point.footprint);
    const line = noise2(point.u * 90, point.v * 5200, 4) + 0.6 * noise2(point.u * 30, point.v * 1900, 7);
    surface.roughness += 0.1 * shown * line;
    const tone = 1 + (0.03 + 0.09 * shown) * line;
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  })!,
});
