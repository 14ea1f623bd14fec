/**
 * The optical properties of a surface, and the hooks by which patterns, seams and wear change them from point to point.
 */
import type { Rgb } from '../../foundation/raster/softbox.ts';

export interface Material {
  /**
   * Linear. Keep saturated fabric at most .25 in its strongest channel and at most .01 in its weakest, or it looks
   * garish.
   */
  readonly albedo: Rgb;
  /** 0 mirror to 1 chalk. */
  readonly roughness: number;
  /** Reflectance at normal incidence: .035 wool and cotton, .04 plastic, .055 leather, .09 satin. */
  readonly reflectance: number;
  /** 1 for bare metal: reflections take the albedo and nothing is diffuse. */
  readonly metal: number;
  /** Factor on all reflections, 1 for the physical value. */
  readonly specular: number;
  /** Share 0 to 1 by which reflections take the fabric's hue (.55 silk, .82 duchess satin). */
  readonly specularTint: number;
  /**
   * Half spread of reflections along the thread, as a tangent (.14 to .2 for satin), and the thread that spreads them.
   */
  readonly anisotropy: number;
  readonly anisotropyAlong: 'warp' | 'weft';
  /** Soft glow at grazing angles: strength, exponent (2 velvet, 3 jersey), share of white in it. */
  readonly sheen: number;
  readonly sheenPower: number;
  readonly sheenWhite: number;
  /** Extent to which light wraps round the terminator: .04 satin, .2 jersey. */
  readonly wrap: number;
  /** Transmitted share of the light from behind. */
  readonly transmission: number;
  /** 1 is opaque; lower values show the background through the fabric, which is denser at grazing angles. */
  readonly opacity: number;
  /** Clear layer over the colour (patent, lacquer, glazed ceramic), 0 to 1. */
  readonly coat: number;
  /**
   * Height of weave and fibres in metres as a function of (u, v) in metres; keep below .2 mm for details of 100 per
   * metre and finer.
   */
  readonly bump?: (u: number, v: number) => number;
  /** Distance in metres over which the bump's slope is measured. */
  readonly bumpStep: number;
  /**
   * Metres between repeats of a regular bump (cord, knit), which is flattened before it could alias with the samples.
   */
  readonly bumpPitch?: number;
  /** Length in metres of hair that is drawn strand by strand (`fur/`). Default none. */
  readonly hair?: number;
  /** Changes the surface at a point: patterns, seams, wear. Must not allocate. */
  readonly paint?: Painter;
}

export type Painter = (point: Readonly<SurfacePoint>, surface: Surface) => void;

/** Position of a sample. One object is reused for all samples: read it, never retain it. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  /** Unit normal on the visible side. */
  nx: number;
  ny: number;
  nz: number;
  /** Coordinates on developed fabric, metres. */
  u: number;
  v: number;
  /** Metres inside the trimmed edge; +Infinity where there is none. */
  edge: number;
  /** Cosine between normal and eye, 0 to 1. Fade fine weave below .45, or silhouettes show moire. */
  facing: number;
  /** True when the wrong side of the fabric is visible. */
  back: boolean;
  /** Metres that one sample covers at this depth; details finer than about half of it must fade. */
  footprint: number;
}

/** The properties that a painter may change. Set to the material's values before each sample. */
export interface Surface {
  r: number;
  g: number;
  b: number;
  roughness: number;
  reflectance: number;
  metal: number;
  specular: number;
  sheen: number;
  transmission: number;
  /** For sheer materials only: painters use it to open holes in lace or mesh. */
  opacity: number;
  coat: number;
  /** Share of ambient light that reaches the point, in addition to geometric occlusion. */
  occlusion: number;
  /** Added to the normal before it is normalised. */
  tiltX: number;
  tiltY: number;
  tiltZ: number;
}

const MATTE: Material = {
  albedo: [0.5, 0.5, 0.5],
  roughness: 0.7,
  reflectance: 0.04,
  metal: 0,
  specular: 1,
  specularTint: 0,
  anisotropy: 0,
  anisotropyAlong: 'warp',
  sheen: 0,
  sheenPower: 3,
  sheenWhite: 0.35,
  wrap: 0.15,
  transmission: 0,
  opacity: 1,
  coat: 0,
  bumpStep: 0.0008,
};

/** A material given by its differences from plain matt. */
export function material(differences: Partial<Material>): Material {
  return { ...MATTE, ...differences };
}

/** Sets a surface to the values of the material, before any painter is called. */
export function wearMaterial(s: Surface, m: Omit<Material, 'bump' | 'bumpPitch' | 'hair' | 'paint'>): void {
  s.r = m.albedo[0];
  s.g = m.albedo[1];
  s.b = m.albedo[2];
  s.roughness = m.roughness;
  s.reflectance = m.reflectance;
  s.metal = m.metal;
  s.specular = m.specular;
  s.sheen = m.sheen;
  s.transmission = m.transmission;
  s.opacity = m.opacity;
  s.coat = m.coat;
  s.occlusion = 1;
  s.tiltX = 0;
  s.tiltY = 0;
  s.tiltZ = 0;
}

/** A painter that calls several in order; undefined ones are skipped. */
export function paintInOrder(...painters: readonly (Painter | undefined)[]): Painter | undefined {
  const present = painters.filter((painter) => painter !== undefined);
  if (present.length < 2) return present[0];
  return (point, surface) => {
    for (const painter of present) painter(point, surface);
  };
}
