import { blendColour } from '../../materials/blend-colour.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter, Surface, SurfacePoint } from '../../materials/material.ts';
import { cellRandom, scatter } from '../../patterns/drawing/scatter.ts';
import type { Motif } from '../../patterns/drawing/scatter.ts';
import { resolved } from '../../fabrics/weave.ts';
import { insideFlower } from './flower-shape.ts';

/** Metres between sprigs, and from the centre of a flower to the tips of its petals. */
const SPRIGS = { spacing: 0.105, jitter: 0.35, staggered: true, layer: 3 };
const FLOWER = 0.021;
/** Metres between two threads of satin stitch. */
const THREAD = 0.0011;
/** Indices into the result of a motif: cover of petals, cover of leaves, and the direction of the thread in radians. */
const [PETAL, LEAF, ALONG] = [0, 1, 2];

/** Sprigs of flowers in satin stitch: raised and glossier than most cloth. */
export function embroidery(thread: Rgb | null): Painter {
  const found = new Float64Array(3);
  return (point, surface) => {
    found.fill(0);
    scatter(SPRIGS, sprig, point.u, point.v, point.footprint, found, null);
    const cover = Math.max(found[PETAL]!, found[LEAF]!);
    if (cover <= 0.01) return;
    const own = thread ?? usualThread(surface);
    const stem = found[LEAF]! > found[PETAL]!;
    const across = point.u * Math.cos(found[ALONG]!) - point.v * Math.sin(found[ALONG]!);
    const stitch = resolved(1.6 * THREAD, point.footprint) * Math.cos((6.283 * across) / THREAD);
    const shade = (stem ? 0.62 : 1) * (1 + 0.22 * stitch);
    surface.r += (own[0] * shade - surface.r) * cover;
    surface.g += (own[1] * shade * (stem && thread === null ? 1.12 : 1) - surface.g) * cover;
    surface.b += (own[2] * shade - surface.b) * cover;
    surface.roughness += (0.42 - surface.roughness) * cover;
    surface.metal *= 1 - cover;
    surface.tiltX += 0.3 * cover * (1 - cover) + 0.12 * stitch * cover;
    surface.tiltY += 0.3 * cover * (1 - cover);
  };
}

/** Factor by which the sprigs round a neck are smaller and denser than those all over a cloth. */
const FINER = 2.3;
/** Centre and half measures in metres of the embroidered yoke below a neck. */
const YOKE = { y: 1.42, wide: 0.098, deep: 0.235 } as const;

/** Embroidery below the neck only, as on a kurti, within a line of stitches. Coordinates are those of the body. */
export function yokeEmbroidery(thread: Rgb | null): Painter {
  const sprigs = embroidery(thread);
  let scaled: SurfacePoint | null = null;
  return (point, surface) => {
    const { x, y, z, footprint } = point;
    if (z < 0) return;
    const inside = (1 - Math.hypot(x / YOKE.wide, (y - YOKE.y) / YOKE.deep)) * YOKE.wide;
    if (inside < 0) return;
    if (inside > EDGE) {
      scaled = Object.assign(scaled ?? { ...point }, point);
      scaled.u *= FINER;
      scaled.v *= FINER;
      scaled.footprint *= FINER;
      sprigs(scaled, surface);
      return;
    }
    const own = thread ?? usualThread(surface);
    const share = resolved(EDGE, footprint);
    blendColour(surface, own, share);
  };
}

/** Width in metres of the line of stitches round a yoke. */
const EDGE = 0.0035;

/** Ivory thread on dark cloth, and thread of a deeper shade on pale cloth. */
function usualThread({ r, g, b }: Surface): Rgb {
  return Math.max(r, g, b) < 0.32 ? [0.66, 0.6, 0.47] : [0.42 * r, 0.3 * g, 0.34 * b];
}

const sprig: Motif = (dx, dy, i, j, footprint, found) => {
  const turn = 6.283 * cellRandom(i, j, 5);
  const size = FLOWER * (0.75 + 0.45 * cellRandom(i, j, 6));
  cover(found, PETAL, insideFlower(dx / size, dy / size, 5, turn) * size, footprint, Math.atan2(dy, dx));
  // A bent stem leaves the flower, with a pair of leaves.
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const aside = dy * Math.cos(turn) - dx * Math.sin(turn) - 7 * (along - size) * (along - size);
  if (along > 0.7 * size && along < 0.043) cover(found, LEAF, 0.0017 - Math.abs(aside), footprint, turn);
  for (const side of [1, -1]) {
    const leafAlong = (along - 0.031) / 0.0105;
    const leafAside = Math.abs(side * aside - 0.0062);
    if (Math.abs(leafAlong) < 1)
      cover(found, LEAF, 0.0046 * (1 - leafAlong * leafAlong) - leafAside, footprint, turn + 0.7 * side);
  }
};

function cover(found: Float64Array, index: number, inside: number, footprint: number, along: number): void {
  const share = smoothstep(-0.6 * footprint, 0.6 * footprint + 1e-5, inside);
  if (share <= found[index]!) return;
  found[index] = share;
  found[ALONG] = along;
}
