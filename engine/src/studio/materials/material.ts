/**
 * The optical properties of a surface, and the hooks by which patterns, seams and wear change them from point to point.
 */
import type { Rgb } from '../../foundation/raster/softbox.ts';

export interface Material {
  /** Linear colour. Saturated fabric looks garish above 0.25 in its strongest channel or below 0.01 in its weakest. */
  readonly albedo: Rgb;
  /** Roughness from 0 (mirror) to 1 (chalk). */
  readonly roughness: number;
  /** Reflectance at normal incidence: 0.035 wool and cotton, 0.04 plastic, 0.055 leather, 0.1 satin. */
  readonly reflectance: number;
  /** 1 for bare metal, whose reflections have the colour of the albedo and which has no diffuse reflection. */
  readonly metal: number;
  /** Factor on all reflections; 1 is physically correct. */
  readonly specular: number;
  /** Share 0 to 1 of the fabric's hue in its reflections (0.35 organza, 0.8 silk and satin). */
  readonly specularTint: number;
  /** Half the spread of reflections along a thread, as a tangent: 0.1 taffeta, 0.24 satin, 0 for none. */
  readonly anisotropy: number;
  /** The thread along which reflections spread. */
  readonly anisotropyAlong: 'warp' | 'weft';
  /** Strength of the soft glow at grazing angles. */
  readonly sheen: number;
  /** Exponent of the glow at grazing angles: 1.9 velvet, 2.6 jersey. */
  readonly sheenPower: number;
  /** Share of white in the glow at grazing angles. */
  readonly sheenWhite: number;
  /** Extent to which light reaches beyond the terminator: 0.05 satin, 0.22 jersey. */
  readonly wrap: number;
  /** Transmitted share of the light from behind. */
  readonly transmission: number;
  /**
   * Opacity: 1 is opaque. At lower values the background is visible through the fabric, which is denser at grazing
   * angles.
   */
  readonly opacity: number;
  /** Strength 0 to 1 of a clear layer over the colour (patent, lacquer, glazed ceramic). */
  readonly coat: number;
  /**
   * Height in metres of weave and fibres as a function of (u, v) in metres. It should be below 0.2 mm for details of
   * 100 per metre and finer.
   */
  readonly bump?: (u: number, v: number) => number;
  /**
   * Height in metres of what lies on the cloth, as a function of (u, v): it is never flattened as a regular bump is.
   */
  readonly relief?: (u: number, v: number) => number;
  /** Distance in metres over which the slopes of bump and relief are measured. */
  readonly bumpStep: number;
  /**
   * Distance in metres between repeats of a regular bump (cord, knit), which is flattened before it could alias with
   * the samples.
   */
  readonly bumpPitch?: number;
  /** Length in metres of hair that is drawn strand by strand (`fur/`); absent for none. */
  readonly hair?: number;
  /** Changes the surface at a point, for patterns, seams and wear. It must not allocate memory. */
  readonly paint?: Painter;
}

export type Painter = (point: Readonly<SurfacePoint>, surface: Surface) => void;

/** Position of a sample. One object is reused for all samples and must not be retained. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  /** Unit normal on the visible side. */
  nx: number;
  ny: number;
  nz: number;
  /** Coordinates on the developed fabric in metres. */
  u: number;
  v: number;
  /** Distance in metres from the trimmed edge, positive inside; +Infinity where there is none. */
  edge: number;
  /** Cosine of the angle between normal and eye, 0 to 1. Fine weave must fade below 0.45, or silhouettes show moire. */
  facing: number;
  /** True when the wrong side of the fabric is visible. */
  back: boolean;
  /** Width in metres of one sample at this depth. Details finer than about half of it must fade. */
  footprint: number;
}

/** Properties that a painter may change. They have the values of the material before each sample. */
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
  /** Opacity of sheer materials, with which painters open holes in lace or mesh. */
  opacity: number;
  coat: number;
  /** Share of ambient light that reaches the point, in addition to geometric occlusion. */
  occlusion: number;
  /** Vector added to the normal before it is normalised. */
  tiltX: number;
  tiltY: number;
  tiltZ: number;
  /** Linear colour that words name for all stitches; null where each row has its own. */
  thread: Rgb | null;
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

/** Gives a surface the values of a material, before any painter is called. */
export function applyMaterial(s: Surface, m: Omit<Material, 'bump' | 'relief' | 'bumpPitch' | 'hair' | 'paint'>): void {
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
  s.thread = null;
}

/** A painter that calls several in order; undefined ones are skipped. */
export function paintInOrder(...painters: readonly (Painter | undefined)[]): Painter | undefined {
  const present = painters.filter((painter) => painter !== undefined);
  if (present.length < 2) return present[0];
  return (point, surface) => {
    for (const painter of present) painter(point, surface);
  };
}
