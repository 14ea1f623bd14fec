import { noise3 } from '../../../foundation/geometry/noise.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { cross, normalise } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { absorptionOf } from '../../parts/glass-body.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { gemFacets } from './gem-cut.ts';
import type { GemCut } from './gem-cut.ts';
import { gemMesh } from './gem-mesh.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

export type GemName = Exclude<NonNullable<Attributes['gem']>, 'none'>;

interface ClearGem {
  /** Index of refraction for green light. */
  readonly refraction: number;
  /** By how much the index is lower for red and higher for blue light. */
  readonly dispersion: number;
  /** Transmittance of white light after `depth` half widths, linear. */
  readonly colour: Rgb;
  /** Default 1.7. */
  readonly depth?: number;
}

/** Stones that are cut in facets and traced. The others are opaque and rounded. */
const CLEAR: { readonly [Gem in GemName]?: ClearGem } = {
  diamond: { refraction: 2.417, dispersion: 0.022, colour: [0.97, 0.97, 0.97], depth: 3 },
  ruby: { refraction: 1.77, dispersion: 0, colour: [0.6, 0.008, 0.025] },
  sapphire: { refraction: 1.77, dispersion: 0, colour: [0.03, 0.09, 0.55] },
  emerald: { refraction: 1.6, dispersion: 0, colour: [0.02, 0.5, 0.16] },
  amethyst: { refraction: 1.6, dispersion: 0, colour: [0.36, 0.09, 0.55] },
  topaz: { refraction: 1.62, dispersion: 0, colour: [0.3, 0.62, 0.85] },
  aquamarine: { refraction: 1.6, dispersion: 0, colour: [0.5, 0.85, 0.88] },
  garnet: { refraction: 1.75, dispersion: 0, colour: [0.35, 0.015, 0.03] },
};

/** Returns true for a stone with facets. */
export function isCut(gem: GemName): boolean {
  return CLEAR[gem] !== undefined;
}

/** The stone that a piece names, or `usual` when it names none. */
export function gemOf({ attributes }: Piece, usual: GemName | null): GemName | null {
  return attributes.gem === 'none' ? null : (attributes.gem ?? usual);
}

/** Stones of one kind as one part: traced when they have facets, else shaded as cabochons or pearls. */
export function gemPart(name: string, gem: GemName, cut: GemCut, stones: readonly Stone[], detail: number): Part {
  const clear = CLEAR[gem];
  if (!clear) {
    const { ball, ...opaque } = OPAQUE[gem]!;
    const meshes = stones.map((stone) => roundStone(stone, ball === true, detail));
    return { name, role: 'hardware', mesh: mergeMeshes(meshes), solid: true, ...opaque };
  }
  const facets = gemFacets(cut, stones.length > 6);
  const body = {
    facets,
    stones,
    refraction: clear.refraction,
    dispersion: clear.dispersion,
    absorption: absorptionOf(clear.colour, clear.depth ?? 1.7),
  };
  return { name, role: 'glass', mesh: gemMesh(body), glass: body, solid: true };
}

/** A ball, or a dome on a flat back. */
function roundStone({ at, y, z, size }: Stone, ball: boolean, detail: number): Mesh {
  const steps = atDetail(40, detail);
  const outline = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const angle = (i / steps) * Math.PI * (ball ? 1 : 0.62);
    return [Math.max(1e-6, size * Math.sin(angle)), size * (ball ? Math.cos(angle) : 0.72 * Math.cos(angle))];
  });
  return placeMesh(latheMesh(outline, { columns: atDetail(64, detail) }), { at, up: y, front: z });
}

/** Mother-of-pearl: a rosy and a green overtone that alternate with the viewing angle. */
const lustre: Painter = (point, surface) => {
  const rim = 1 - point.facing;
  surface.r *= 1 + 0.1 * rim - 0.05 * rim * rim;
  surface.g *= 1 - 0.06 * rim + 0.08 * rim * rim;
  surface.b *= 1 - 0.02 * rim + 0.12 * rim * rim;
};

/** Patches of pure colour that move as the stone is turned. */
const opalFire: Painter = (point, surface) => {
  const scale = 900;
  const shift = 3 * point.facing;
  const patch = (off: number) =>
    Math.max(0, noise3(point.x * scale + off, point.y * scale + shift, point.z * scale + point.nx * 2) - 0.08) * 1.9;
  surface.r += 0.5 * patch(3);
  surface.g += 0.55 * patch(11);
  surface.b += 0.6 * patch(29);
};

const polished = { roughness: 0.12, reflectance: 0.05, coat: 1, wrap: 0.05 } as const;
const stone = (albedo: Rgb, more: Partial<Material> = {}) => ({ material: material({ albedo, ...polished, ...more }) });

interface OpaqueGem {
  readonly material: Material;
  readonly detail?: Painter;
  /** True for a ball, false for a dome on a flat back. */
  readonly ball?: boolean;
}

const OPAQUE: { readonly [Gem in GemName]?: OpaqueGem } = {
  pearl: {
    ball: true,
    ...stone([0.6, 0.555, 0.51], {
      roughness: 0.2,
      reflectance: 0.075,
      specular: 1,
      coat: 1,
      sheen: 0.16,
      sheenPower: 2,
      wrap: 0.18,
    }),
    detail: lustre,
  },
  opal: { ...stone([0.42, 0.47, 0.5], { wrap: 0.25 }), detail: opalFire },
  moonstone: stone([0.6, 0.65, 0.74], { wrap: 0.4, sheen: 0.3, sheenPower: 1.5 }),
  onyx: stone([0.008, 0.008, 0.009]),
  turquoise: stone([0.07, 0.42, 0.42], { coat: 0.6 }),
};

/** A stone at a place with its table towards `up` and its longer axis across `along`. */
export function stoneAt(at: Vec3, up: Vec3, along: Vec3, size: number): Stone {
  const y = normalise(up);
  const z = normalise(cross(along, y));
  return { at, x: cross(y, z), y, z, size };
}
