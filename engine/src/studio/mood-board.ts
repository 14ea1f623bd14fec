/** What is shown when the words name nothing that can be drawn: swatches of cloth in the palette of the words. */
import { foldField } from '../geometry/fold-field.ts';
import { gridMesh } from '../geometry/grid.ts';
import { smoothstep } from '../geometry/interpolation.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { between, createRandom, deriveSeed } from '../geometry/random.ts';
import type { Random } from '../geometry/random.ts';
import type { Brief } from '../prompt/brief.ts';
import { linearFromHex } from './colour.ts';
import type { FabricName } from './fabric.ts';
import { fabricOf } from './fabrics/index.ts';
import { atDetail } from './form.ts';
import type { ScenePart } from './scene.ts';
import { swatchMaterials } from './wardrobe.ts';

/** Cloths that differ well beside each other. */
const CLOTHS: readonly FabricName[] = ['silk', 'wool', 'linen', 'velvet', 'satin', 'leather', 'tweed', 'cotton'];

/** Metres; two rows of three. */
const WIDTH = 0.23;
const LENGTH = 0.29;
const COLUMNS = 3;

/** Swatches lying on the ground, overlapping a little, each creased in its own way. */
export function moodBoard({ palette }: Brief, seed: number, detail: number): ScenePart[] {
  const random = createRandom(deriveSeed(seed, 'mood board'));
  const first = Math.floor(random() * CLOTHS.length);
  return palette.slice(0, 6).map(({ hex }, i) => {
    const fabric = fabricOf(CLOTHS[(first + i) % CLOTHS.length]!);
    const mesh = swatchMesh(i, Math.min(6, palette.length), random, detail);
    return { name: `swatch ${i}`, role: 'cloth', mesh, piece: i, ...swatchMaterials(fabric, linearFromHex(hex)) };
  });
}

function swatchMesh(index: number, count: number, random: Random, detail: number): Mesh {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  const turn = between(random, -0.09, 0.09);
  // A second row of two lies in the middle.
  const shift = row === 1 && count === 5 ? 0.5 : 0;
  const x = (column + shift - 1) * WIDTH * 0.9 + between(random, -0.012, 0.012);
  const z = (row - 0.5) * LENGTH * 0.86 + between(random, -0.012, 0.012);
  const creases = foldField(
    Array.from({ length: 4 }, () => ({
      from: [between(random, -0.15, 0.15), between(random, -0.18, 0.18)] as const,
      to: [between(random, -0.15, 0.15), between(random, -0.18, 0.18)] as const,
      height: between(random, 0.003, 0.008),
      width: between(random, 0.012, 0.026),
      bend: between(random, -0.03, 0.03),
    })),
  );
  const size = { columns: atDetail(150, detail), rows: atDetail(180, detail) };
  return gridMesh(size, (u, v, out) => {
    const across = (u - 0.5) * WIDTH;
    const along = (v - 0.5) * LENGTH;
    // Only the lower row curls: nothing lies on its corners.
    const curl = row === 0 ? 0 : 0.03 * smoothstep(0.4, 0, Math.hypot(u - 1, v - 1));
    out[0] = x + across * Math.cos(turn) - along * Math.sin(turn);
    out[1] = 0.004 + 0.006 * index + Math.max(0, creases(across, along)) + curl;
    out[2] = z + across * Math.sin(turn) + along * Math.cos(turn);
  });
}
