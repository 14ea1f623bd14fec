import { clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import { shadeLine } from '../../construction/sewing/seam.ts';
import type { Part } from '../../parts/part.ts';

interface ShadeRequest {
  /** Colour that words give to the shade. */
  readonly named: Rgb | null;
  /** The metal of the lamp. */
  readonly metal: Material;
  /** Heights of the lowest and highest point of the shade, metres. */
  readonly glow: readonly [low: number, high: number];
}

/** Features of each kind of lampshade, one row per kind. */
export interface ShadeKind {
  /** Material of the shade and the light of the bulb on it. */
  readonly dress: (request: ShadeRequest) => Pick<Part, 'material' | 'detail'>;
}

const LINEN: Rgb = [0.66, 0.6, 0.5];
const OPAL: Rgb = [0.72, 0.66, 0.56];

export const CLOTH_SHADE: ShadeKind = {
  dress: ({ named, glow }) => ({ material: shadeCloth(named ?? LINEN), detail: lit(glow, false) }),
};
/** Cloth in fine pleats, bound at its edges. */
export const PLEATED_SHADE: ShadeKind = {
  dress: ({ named, glow }) => ({ material: shadeCloth(named ?? LINEN), detail: lit(glow, true) }),
};
export const GLASS_SHADE: ShadeKind = {
  dress: ({ named, glow }) => ({
    material: material({ albedo: named ?? OPAL, roughness: 0.35, reflectance: 0.04, coat: 0.8, wrap: 0.4 }),
    detail: lit(glow, false),
  }),
};
export const METAL_SHADE: ShadeKind = {
  dress: ({ named, metal }) => ({ material: named ? lacquer(named) : metal, detail: brightWithin }),
};

function shadeCloth(albedo: Rgb): Material {
  return material({ albedo, roughness: 0.9, specular: 0.3, wrap: 0.35 });
}

export function lacquer([r, g, b]: Rgb): Material {
  return material({ albedo: [r * 0.8, g * 0.8, b * 0.8], roughness: 0.42, reflectance: 0.045, coat: 0.3, wrap: 0 });
}

/** Transmitted light of the bulb: strongest at its height, warmer towards the edges, none in the bindings. */
function lit([low, high]: readonly [number, number], bound: boolean): Painter {
  return (point, surface) => {
    const at = clamp((point.y - low) / (high - low));
    const near = Math.exp(-(((at - 0.46) / 0.42) ** 2));
    const strength = (0.75 + 1.15 * near) * (point.back ? 1.5 : 1) * (0.72 + 0.28 * point.facing);
    surface.r *= 1 + 1.25 * strength;
    surface.g *= 1 + 0.88 * strength;
    surface.b *= 1 + 0.42 * strength;
    if (!bound) return;
    const fromEdge = Math.min(point.y - low, high - point.y);
    shadeLine(surface, fromEdge - 0.008, 0.001, 0.3);
  };
}

/** White enamel inside a bright metal shade. */
const brightWithin: Painter = (point, surface) => {
  if (!point.back) return;
  surface.metal = 0;
  surface.r = 2.6;
  surface.g = 2.1;
  surface.b = 1.4;
};
