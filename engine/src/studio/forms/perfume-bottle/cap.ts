import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { FormContext } from '../../parts/form.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { absorptionOf } from '../../parts/glass-body.ts';
import { gemFacets } from '../../construction/gemstones/gem-cut.ts';
import { gemMesh } from '../../construction/gemstones/gem-mesh.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { swatchMaterials } from '../../dressing/wardrobe.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import type { Flacon } from './flacon.ts';

export const GOLD = material({ albedo: [0.96, 0.71, 0.36], roughness: 0.13, metal: 1, reflectance: 0.6, wrap: 0 });
const BLACK_LACQUER = material({
  albedo: [0.011, 0.0105, 0.011],
  roughness: 0.3,
  reflectance: 0.05,
  specular: 0.5,
  coat: 1,
  wrap: 0,
});

/**
 * A painted reflection of a strip light with soft edges in the lacquer, without which a black cap looks like a hole.
 */
function reflectedStrip(bottom: number): Painter {
  return (point, surface) => {
    const up = (point.y - bottom) / 0.03;
    const around = Math.atan2(point.nx, point.nz);
    const across = point.x * Math.cos(around) - point.z * Math.sin(around);
    const slope = (across + 0.006 - 0.0035 * up) / 0.0105;
    const strip = smoothstep(-0.52, -0.3, slope) * smoothstep(0.62, 0.1, slope);
    const shown = 0.085 * strip * smoothstep(0.02, 0.9, up) * (1 - Math.abs(point.ny));
    surface.r += shown;
    surface.g += shown;
    surface.b += shown * 1.04;
  };
}

/**
 * Painted studio reflections on flat polished metal: a softbox on the left that fades out, and a dark card on the right
 * and below. Without them a flat face mirrors a single spot of its surroundings and looks painted. Edges at grazing
 * angles mirror the paper behind.
 */
function reflectedCards(bottom: number, half: number): Painter {
  return (point, surface) => {
    const up = clamp((point.y - bottom) / 0.03);
    const around = Math.atan2(point.nx, point.nz);
    const across = (point.x * Math.cos(around) - point.z * Math.sin(around)) / half + 0.22 * (up - 0.5);
    const box = smoothstep(-0.95, -0.5, across) * smoothstep(0.55, -0.4, across);
    const card = smoothstep(0.1, 0.85, across) * 0.42 + smoothstep(0.55, 0, up) * 0.2;
    const wall = 1 - Math.abs(point.ny);
    const rim = Math.pow(1 - point.facing, 4) * 1.6;
    const shown = 1 + wall * (0.62 * box - card) + rim;
    // The brightest reflections are paler than the metal, the dark ones more saturated.
    surface.r *= shown;
    surface.g *= shown * (1 - 0.12 * card * wall);
    surface.b *= shown * (1 + (0.12 * box - 0.5 * card) * wall);
  };
}

/** The cap over the collar of a flacon: lacquer, metal, wood or cut crystal. */
export function capPart(body: Flacon, { piece, detail, freedom, random }: FormContext): Part {
  const bottom = body.shoulder + 0.0105;
  const made = piece.partFabrics.find(({ part }) => part === 'cap')?.fabric;
  const mention = piece.colours.find((colour) => colour.part === 'cap');
  if (made === 'glass') return crystalStopper(bottom, mention ? linearFromHex(mention.hex) : [0.93, 0.94, 0.95]);
  const free = freedom > 0.3 ? random() : 1;
  const part = {
    name: 'cap',
    role: 'hardware',
    colourPart: 'cap',
    mesh: body.cap.mesh(body, bottom, detail),
    solid: true,
  } as const;
  if (made === 'wood') {
    const stain: Rgb = mention ? linearFromHex(mention.hex) : [0.3, 0.165, 0.075];
    return { ...part, material: swatchMaterials(fabricOf('wood'), stain).material };
  }
  const metal = mention ? metalNamed(mention.name) : made === 'metal' ? SILVER : undefined;
  const shown = metal ?? (!mention && free < 0.35 ? GOLD.albedo : undefined);
  if (shown) {
    const flat = body.cap.halfFlat(body);
    const cards = flat === null ? {} : { detail: reflectedCards(bottom, flat) };
    return { ...part, ...cards, material: { ...GOLD, albedo: shown } };
  }
  const detailed = { ...part, detail: reflectedStrip(bottom) };
  if (!mention) return { ...detailed, material: BLACK_LACQUER };
  const [r, g, b] = linearFromHex(mention.hex);
  return { ...detailed, material: { ...BLACK_LACQUER, albedo: [r * 0.8, g * 0.8, b * 0.8] } };
}

const SILVER: Rgb = [0.84, 0.84, 0.845];

/** A stopper cut like a gemstone, upright in the neck. */
function crystalStopper(bottom: number, tint: Rgb): Part {
  const size = 0.0165;
  const body = {
    facets: gemFacets('cushion'),
    refraction: 1.56,
    dispersion: 0.008,
    absorption: absorptionOf(tint, 3),
    stones: [
      { at: [0, bottom + size * 0.94, 0], x: [1, 0, 0], y: [0, 0.28, 0.96], z: [0, -0.96, 0.28], size },
    ] as const,
  };
  return { name: 'cap', role: 'glass', mesh: gemMesh(body), glass: body, solid: true };
}

/** The metal collar of the spray on the neck. */
export function collarPart({ shoulder }: Flacon, { colours }: Piece): Part {
  const [y, r] = [shoulder + 0.0035, 0.0105];
  const outline: [number, number][] = [
    [0.0001, y + 0.0085],
    [r - 0.001, y + 0.0085],
    ...[0.25, 0.5, 0.75, 1].map((t): [number, number] => [
      r - 0.001 + 0.001 * Math.sin((t * Math.PI) / 2),
      y + 0.0075 + 0.001 * Math.cos((t * Math.PI) / 2),
    ]),
    ...[0.006, 0.004, 0.002, 0.001].map((rise): [number, number] => [r, y + rise]),
    [r - 0.0006, y],
    [0.0088, y],
  ];
  const named = colours.find((colour) => colour.part === 'hardware') ?? colours.find((colour) => colour.part === 'cap');
  const metal: Rgb | undefined = named ? metalNamed(named.name) : undefined;
  const polished: Material = metal ? { ...GOLD, albedo: metal } : GOLD;
  return {
    name: 'collar',
    role: 'hardware',
    mesh: latheMesh(outline, { columns: 96 }),
    material: polished,
    solid: true,
  };
}

/** A ribbon tied around the neck. */
export function bowPart({ shoulder }: Flacon, { colours }: Piece, detail: number): Part {
  const y = shoulder + 0.0062;
  const z = 0.0125;
  const loop = (side: number): Vec3[] => [
    [0, y, z],
    [side * 0.009, y + 0.005, z + 0.004],
    [side * 0.02, y + 0.0075, z + 0.002],
    [side * 0.0235, y + 0.001, z - 0.0005],
    [side * 0.018, y - 0.0045, z + 0.001],
    [side * 0.008, y - 0.002, z + 0.003],
    [0, y, z + 0.001],
  ];
  const tail = (side: number): Vec3[] => [
    [0, y, z],
    [side * 0.004, y - 0.008, z + 0.004],
    [side * 0.01, y - 0.018, z + 0.0055],
    [side * 0.0125, y - 0.03, z + 0.0062],
  ];
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i): Vec3 => {
    const angle = (i / 32) * Math.PI * 2;
    return [0.0113 * Math.sin(angle), y, 0.0113 * Math.cos(angle)];
  });
  const ribbon = (path: readonly Vec3[], half: number, up: Vec3) =>
    beltMesh(path, { half, thickness: 0.0004, up, rows: atDetail(80, detail) });
  const meshes = [
    ...[-1, 1].map((side) => ribbon(smoothPath(loop(side), 10), 0.0042, [0, 0.2, 1])),
    ...[-1, 1].map((side) => ribbon(smoothPath(tail(side), 10), 0.0036, [0, 0.3, 1])),
    ribbon(ring, 0.003, [0, 0, 1]),
    ribbon(
      [
        [-0.0028, y, z + 0.0022],
        [0, y, z + 0.0036],
        [0.0028, y, z + 0.0022],
      ],
      0.0042,
      [0, 0, 1],
    ),
  ];
  const named = colours.find((colour) => colour.part === 'bow');
  const satin = swatchMaterials(fabricOf('satin'), named ? linearFromHex(named.hex) : [0.02, 0.019, 0.021]).material;
  return { name: 'bow', role: 'cloth', mesh: mergeMeshes(meshes), material: satin };
}
