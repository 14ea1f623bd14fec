import { clamp, lerp } from '../../foundation/geometry/interpolation.ts';
import { powerCurve, readCurve } from '../../foundation/geometry/power.ts';
import { groundLight, QUAD_TAPS, SAMPLE_TAPS, shadowLight } from '../../foundation/raster/shadow-map.ts';
import type { ShadowMap, ShadowTaps } from '../../foundation/raster/shadow-map.ts';
import { castsFloorShadow } from '../light/casts-floor-shadow.ts';
import type { Lighting } from '../light/lighting.ts';
import { createReflector } from './reflection.ts';
import { createSharedShadow } from './shared-shadow.ts';
import type { SurfaceSample } from './surface-sampler.ts';

export interface Shader {
  /** Diffuse light of the last sample per unit of albedo. */
  readonly diffuse: Readonly<Float64Array>;
  /** Unblocked share 0 to 1 of the diffuse light of the last sample. */
  readonly openShare: () => number;
  /** Writes the radiance of a sample at picture position (px, py) into `out[0..2]`. */
  shade(sample: SurfaceSample, px: number, py: number, out: Float64Array): void;
  /**
   * Like `shade`, for the first sample of a block of 2 x 2, whose position is given in blocks instead of samples. Its
   * shadow is computed from more rays, because all four samples may use it.
   */
  shadeFirst(sample: SurfaceSample, px: number, py: number, out: Float64Array): void;
  /** Like `shade`, for a neighbour of the last sample, with that sample's shadow. */
  shadeNext(sample: SurfaceSample, out: Float64Array): void;
}

/** Minimum diffuse light, which also reaches closed cavities, so that linings are not black. */
const FLOOR = 0.028;

/**
 * Albedo below which a dye also absorbs light inside its fibres, so that black satin does not shine more than white
 * satin.
 */
const DARK_DYE = 0.075;

/** Roughness from which neighbouring samples share one reflection. */
const MATTE = 0.78;

/** Contact shadow: share of light that remains on the ground directly below the subject. */
const CONTACT = 0.36;

/**
 * Creates a shader for a picture of `width` x `height` samples. `shadowBias` is the distance in metres from the surface
 * at which shadow rays start, such as 0.004 for a gown and 0.0008 for a shoe.
 */
export function createShader(lighting: Lighting, shadowBias: number, width: number, height: number): Shader {
  const { lights, shadows, gobo } = lighting;
  const table = lightTable(lights);
  const reaching = new Float64Array(lights.length).fill(1);
  /** Shadow of each light at the last sample, which is valid when `known` is set. */
  const shadow = new Float64Array(lights.length);
  const known = new Uint8Array(lights.length);
  const sharing = shadows.map((map, i) => map && createSharedShadow(width >> 1, height >> 1, `shadow ${i}`));
  const diffuse = new Float64Array(3);
  /** Light of the last sample for its sheen, which reaches further round the surface than the diffuse light. */
  const sheenLight = new Float64Array(3);
  const reflector = createReflector(lighting, reaching);
  const { reflected } = reflector;
  const wrapCurves = lights.map(createCurves);
  const sheenCurve = createCurves();

  /** Green channel of the diffuse light without any occlusion. */
  let unblocked = 0;

  function ambient(s: SurfaceSample): void {
    // The ambient light was computed for the geometric normal; weave that tilts up or towards the viewer receives a
    // little more.
    const lean = 1 + 0.35 * (s.ny - s.flatY) + 0.3 * (s.facing - (s.flatX * s.vx + s.flatY * s.vy + s.flatZ * s.vz));
    const open = clamp(s.sky * s.occlusion);
    const closed = Math.min(4, 1 / Math.max(open, 0.12) - 1);
    const bounce = 0.55 * Math.min(1, closed) * closed;
    const share = lean * s.occlusion;
    diffuse[0] = (s.ambientR * share + FLOOR) * (1 + bounce * s.r);
    diffuse[1] = (s.ambientG * share + FLOOR) * (1 + bounce * s.g);
    diffuse[2] = (s.ambientB * share + FLOOR) * (1 + bounce * s.b);
    sheenLight[0] = diffuse[0]! * 0.6;
    sheenLight[1] = diffuse[1]! * 0.6;
    sheenLight[2] = diffuse[2]! * 0.6;
    unblocked = (s.ambientG * lean) / Math.max(0.05, s.sky) + FLOOR;
  }

  function shadowOf(s: SurfaceSample, i: number, map: ShadowMap, px: number, py: number, taps: ShadowTaps): number {
    const light = lights[i]!;
    const ground = s.part.role === 'ground';
    if (ground) return castsFloorShadow(light) ? groundLight(map, s.x, s.y, s.z) : 1;
    const d = light.direction;
    const flat = s.flatX * d[0] + s.flatY * d[1] + s.flatZ * d[2];
    const bias = shadowBias * (1 + 1.2 * (1 - Math.abs(flat)));
    const shared = taps === QUAD_TAPS ? sharing[i]! : null;
    const found = shared ? shared.find(s, px, py) : -1;
    if (found >= 0) return found;
    const lit = shadowLight(map, s.x, s.y, s.z, s.flatX, s.flatY, s.flatZ, px, py, bias, taps);
    return shared ? shared.note(s, px, py, lit) : lit;
  }

  /**
   * Adds direct light by wrap shading with the exponent 1 + wrap (Sloan, Nowrouzezahrai and Yuan 2011). With `taps`
   * null, the shadow of each light is that of the last sample, if it had one.
   */
  function direct(s: SurfaceSample, px: number, py: number, taps: ShadowTaps | null): void {
    for (let i = 0; i < lights.length; i++) {
      const map = shadows[i];
      if (!map) continue;
      const k = i * FIELDS;
      const cosine = s.nx * table[k]! + s.ny * table[k + 1]! + s.nz * table[k + 2]!;
      const wrap = s.material.wrap + table[k + 3]!;
      const wrapped = (cosine + wrap) / (1 + wrap);
      if (wrapped <= 0 && s.transmission === 0) {
        reaching[i] = 0;
        if (taps) known[i] = 0;
        continue;
      }
      if (taps || known[i] === 0) {
        shadow[i] = shadowOf(s, i, map, px, py, taps ?? SAMPLE_TAPS);
        if (i === 0 && gobo) shadow[0] = shadow[0]! * gobo(s.x, s.y, s.z);
        known[i] = 1;
      }
      reaching[i] = shadow[i]!;
      const lit = shadow[i]!;
      const facing = wrapped > 0 ? readCurve(wrapCurves[i]!(1 + wrap), Math.min(1, wrapped)) : 0;
      const front = facing * lit;
      const red = table[k + 4]!;
      const green = table[k + 5]!;
      const blue = table[k + 6]!;
      unblocked += facing * green;
      const seen = front + s.transmission * clamp(0.2 - 0.8 * cosine);
      diffuse[0] = diffuse[0]! + seen * red;
      diffuse[1] = diffuse[1]! + seen * green;
      diffuse[2] = diffuse[2]! + seen * blue;
      const soft = 0.5 * lit * clamp(cosine + 0.4);
      sheenLight[0] = sheenLight[0]! + soft * red;
      sheenLight[1] = sheenLight[1]! + soft * green;
      sheenLight[2] = sheenLight[2]! + soft * blue;
    }
  }

  /** The contact shadow: near the contact with the ground, large lights are blocked like the ambient light. */
  function darkenContact(s: SurfaceSample): void {
    const closed = clamp(1 - s.sky);
    const left = 1 - (1 - CONTACT) * closed * closed * (1.6 - 0.6 * closed);
    diffuse[0] = diffuse[0]! * left;
    diffuse[1] = diffuse[1]! * left;
    diffuse[2] = diffuse[2]! * left;
  }

  /**
   * Adds reflected light by Schlick's approximation (1994), which is damped on rough surfaces. With `beside`, fabric so
   * matt that it reflects a blur of all surroundings uses the reflection of the last sample.
   */
  function addReflection(s: SurfaceSample, facing: number, beside: boolean, out: Float64Array): void {
    if (!beside || s.roughness < MATTE || s.coat > 0 || s.metal > 0)
      reflector.look(s, s.roughness, facing, s.material.anisotropy);
    const aside = 1 - facing;
    const grazing = aside * aside * aside * aside * aside;
    const fresnel = s.reflectance + (1 - s.reflectance) * grazing * (1 - s.roughness * 0.9) * (1 - s.roughness * 0.2);
    if (s.metal > 0) reflector.addCard(s, facing);
    const brightest = 1 / Math.max(s.r, s.g, s.b, DARK_DYE);
    // Light reflected between folds has been reflected by the same fabric before.
    const own = s.material.specularTint;
    const tint = own > 0 ? 1 - (1 - own) * clamp(s.sky * s.occlusion) : 0;
    out[0] = out[0]! + reflected[0]! * mirrored(s, s.r, brightest, tint, fresnel, grazing);
    out[1] = out[1]! + reflected[1]! * mirrored(s, s.g, brightest, tint, fresnel, grazing);
    out[2] = out[2]! + reflected[2]! * mirrored(s, s.b, brightest, tint, fresnel, grazing);
    if (s.coat > 0) {
      reflector.look(s, 0.08, facing, 0);
      const film = s.coat * (0.04 + 0.96 * grazing);
      out[0] = out[0]! * (1 - film) + reflected[0]! * film;
      out[1] = out[1]! * (1 - film) + reflected[1]! * film;
      out[2] = out[2]! * (1 - film) + reflected[2]! * film;
    }
  }

  function addSheen(s: SurfaceSample, facing: number, out: Float64Array): void {
    const strength = s.sheen * readCurve(sheenCurve(s.material.sheenPower), 1 - facing);
    const brightest = Math.max(s.r, s.g, s.b) + 0.01;
    const own = 1 - s.material.sheenWhite;
    out[0] = out[0]! + strength * sheenLight[0]! * lerp(1, s.r / brightest, own);
    out[1] = out[1]! + strength * sheenLight[1]! * lerp(1, s.g / brightest, own);
    out[2] = out[2]! + strength * sheenLight[2]! * lerp(1, s.b / brightest, own);
  }

  function shade(s: SurfaceSample, px: number, py: number, taps: ShadowTaps | null, out: Float64Array): void {
    ambient(s);
    direct(s, px, py, taps);
    if (s.part.role === 'ground') darkenContact(s);
    const matte = 1 - s.metal;
    out[0] = diffuse[0]! * s.r * matte;
    out[1] = diffuse[1]! * s.g * matte;
    out[2] = diffuse[2]! * s.b * matte;
    const facing = clamp(s.nx * s.vx + s.ny * s.vy + s.nz * s.vz, 0.001);
    if (s.specular > 0) addReflection(s, facing, taps === null, out);
    if (s.sheen > 0) addSheen(s, facing, out);
  }

  return {
    diffuse,
    openShare: () => clamp(diffuse[1]! / unblocked),
    shade: (s, px, py, out) => shade(s, px, py, SAMPLE_TAPS, out),
    shadeFirst: (s, px, py, out) => shade(s, px, py, QUAD_TAPS, out),
    shadeNext: (s, out) => shade(s, 0, 0, null, out),
  };
}

/** Share of the reflection that a channel with this albedo returns. */
function mirrored(
  s: SurfaceSample,
  albedo: number,
  brightest: number,
  tint: number,
  fresnel: number,
  grazing: number,
): number {
  const hue = lerp(1, albedo * brightest, tint);
  return hue * s.specular * lerp(fresnel, albedo + (1 - albedo) * grazing, s.metal);
}

/** Number of values per light in the table: direction (3), wrap of its size round a surface, irradiance (3). */
const FIELDS = 7;

function lightTable(lights: Lighting['lights']): Float64Array {
  return Float64Array.from(
    lights.flatMap(({ direction, halfWidth, halfHeight, irradiance }) => [
      ...[...direction, (halfWidth + halfHeight) * 0.12, ...irradiance],
    ]),
  );
}

/**
 * A cache of power curves by exponent. Materials have few exponents, and consecutive samples mostly have the same one.
 */
function createCurves(): (exponent: number) => Float32Array {
  const made = new Map<number, Float32Array>();
  let last = 1;
  let curve = powerCurve(1);
  return (exponent) => {
    if (exponent === last) return curve;
    last = exponent;
    curve = made.get(exponent) ?? powerCurve(exponent);
    made.set(exponent, curve);
    return curve;
  };
}
