/** The picture for words that name nothing that can be drawn: pinned fabric swatches with chips of their colours. */
import { foldField } from '../../foundation/geometry/tables/fold-field.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { latheMesh } from '../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { between, createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { linearFromHex } from '../materials/colour.ts';
import type { FabricName } from '../fabrics/fabric.ts';
import { fabricOf } from '../fabrics/index.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import { ROLE_MATERIALS } from '../dressing/role-materials.ts';
import type { ScenePart } from '../parts/scene.ts';
import { swatchMaterials } from '../dressing/wardrobe.ts';

/** Fabrics that contrast well with each other. */
const CLOTHS: readonly FabricName[] = ['silk', 'tweed', 'linen', 'velvet', 'wool', 'satin', 'suede', 'corduroy'];

/** Position and size of a swatch, and position of its chip, in metres. */
interface Cut {
  readonly at: readonly [x: number, z: number];
  readonly size: readonly [width: number, length: number];
  readonly chip: readonly [x: number, z: number];
}

/** The swatches lie in two overlapping rows of three. */
const LAYOUT: readonly Cut[] = [
  { at: [-0.19, -0.1], size: [0.24, 0.3], chip: [-0.06, 0.12] },
  { at: [0.2, -0.13], size: [0.26, 0.25], chip: [0.085, -0.1] },
  { at: [0.01, -0.14], size: [0.19, 0.27], chip: [0.06, -0.09] },
  { at: [-0.12, 0.15], size: [0.29, 0.24], chip: [-0.1, 0.09] },
  { at: [0.15, 0.15], size: [0.26, 0.29], chip: [0.085, 0.11] },
  { at: [0.0, 0.2], size: [0.17, 0.2], chip: [-0.02, 0.09] },
];

/** Height in metres of each swatch above the previous one. */
const LAYER = 0.009;

export function moodBoard({ palette }: Brief, seed: number, detail: number): ScenePart[] {
  const random = createRandom(deriveSeed(seed, 'mood board'));
  const first = Math.floor(random() * CLOTHS.length);
  return palette.slice(0, LAYOUT.length).flatMap(({ hex }, i) => {
    const colour = linearFromHex(hex);
    const fabric = fabricOf(CLOTHS[(first + i) % CLOTHS.length]!);
    const place = placeOf(LAYOUT[i]!, 0.003 + LAYER * i, between(random, -0.14, 0.14));
    const mesh = swatchMesh(LAYOUT[i]!, place, random, detail);
    return [
      { name: `swatch ${i}`, role: 'cloth' as const, mesh, piece: i, ...swatchMaterials(fabric, colour) },
      chip(LAYOUT[i]!, i, colour, random),
      pin(place, LAYOUT[i]!, i),
    ];
  });
}

/** Converts metres across, along and above a swatch into metres of the scene. */
type Place = (across: number, along: number, above: number, out: number[]) => void;

function placeOf({ at: [x, z] }: Cut, height: number, turn: number): Place {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return (across, along, above, out) => {
    out[0] = x + across * cosine - along * sine;
    out[1] = height + above;
    out[2] = z + across * sine + along * cosine;
  };
}

/** Distance in metres from tooth to tooth of an edge cut with pinking shears. */
const TOOTH = 0.0062;
/** Depth of a tooth in metres. */
const TOOTH_DEPTH = 0.0033;

function swatchMesh({ size: [width, length] }: Cut, place: Place, random: Random, detail: number): Mesh {
  const creases = foldField(
    Array.from({ length: 5 }, () => ({
      from: [between(random, -0.14, 0.14), between(random, -0.16, 0.16)] as const,
      to: [between(random, -0.14, 0.14), between(random, -0.16, 0.16)] as const,
      height: between(random, 0.0015, 0.0055),
      width: between(random, 0.012, 0.03),
      bend: between(random, -0.03, 0.03),
    })),
  );
  // Every tooth has four rows or columns at full detail, so that its tip is sharp, and otherwise two.
  const teeth = (metres: number) => 2 * Math.round(metres / TOOTH / 2);
  const [across, down] = [teeth(width), teeth(length)];
  const step = atDetail(4, detail) >= 4 ? 4 : 2;
  return gridMesh(
    {
      columns: across * step,
      rows: down * step,
      develop: (u, v, _at, out) => {
        out[0] = (u - 0.5) * width;
        out[1] = (v - 0.5) * length;
      },
    },
    (u, v, out) => {
      const x = (u - 0.5) * (width - 2 * TOOTH_DEPTH * notch(v * down) * nearEdge(u));
      const z = (v - 0.5) * (length - 2 * TOOTH_DEPTH * notch(u * across) * nearEdge(v));
      const lifted = 0.004 * (nearEdge(u) + nearEdge(v)) * Math.sin(9 * u + 7 * v + width * 90) ** 2;
      place(x, z, Math.max(0, creases(x, z)) + lifted, out);
    },
  );
}

/** Returns 0 at the tip of a tooth to 1 at its root; `at` is counted in teeth. */
function notch(at: number): number {
  return 2 * Math.abs(at - Math.floor(at) - 0.5);
}

function nearEdge(share: number): number {
  return Math.pow(Math.abs(2 * share - 1), 10);
}

/** Size in metres of a paint card. */
const CARD: readonly [number, number] = [0.056, 0.078];
/** Height in metres of the white band below its colour. */
const BAND = 0.02;
/** Height in metres that is above a swatch and its creases. */
const CARD_HEIGHT = 0.016;

function chip({ at, chip: [dx, dz] }: Cut, index: number, colour: Rgb, random: Random): ScenePart {
  const place = placeOf({ at: [at[0] + dx, at[1] + dz], size: CARD, chip: CARD }, 0, between(random, -0.3, 0.3));
  const mesh = gridMesh(
    {
      columns: 8,
      rows: 12,
      develop: (u, v, _at, out) => {
        out[0] = (u - 0.5) * CARD[0];
        out[1] = v * CARD[1];
      },
    },
    (u, v, out) => {
      const bowed = 0.004 * (2 * u - 1) ** 2;
      place((u - 0.5) * CARD[0], (v - 0.5) * CARD[1], CARD_HEIGHT + LAYER * index + bowed, out);
    },
  );
  const card = material({
    albedo: colour,
    roughness: 0.7,
    reflectance: 0.04,
    specular: 0.6,
    wrap: 0.05,
    paint: (point, surface) => {
      const margin = Math.min(CARD[0] / 2 - Math.abs(point.u), point.v);
      if (point.v < CARD[1] - BAND && margin > 0.003) return;
      surface.r = 0.74;
      surface.g = 0.73;
      surface.b = 0.71;
    },
  });
  return { name: `chip ${index}`, role: 'cloth', mesh, piece: index, material: card, lining: card };
}

/** Builds a dressmaker's pin with a round brass head, through the upper edge of a swatch. */
function pin(place: Place, { size: [, length] }: Cut, index: number): ScenePart {
  const at: number[] = [0, 0, 0];
  place(0, -length / 2 + 0.018, 0, at);
  const radius = 0.0042;
  const outline = Array.from({ length: 13 }, (_, i) => {
    const angle = (Math.PI * i) / 12;
    return [radius * Math.sin(angle), at[1]! + 0.008 + radius * Math.cos(angle)] as const;
  });
  const mesh = latheMesh(outline, { columns: 20, x: at[0]!, z: at[2]! });
  const brass = ROLE_MATERIALS.hardware;
  return { name: `pin ${index}`, role: 'hardware', mesh, piece: index, solid: true, material: brass, lining: brass };
}
