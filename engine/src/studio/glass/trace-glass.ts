/**
 * Light through glass: one ray, refracted at every surface (Snell), with its reflected share by Fresnel's equation
 * (Schlick 1994) and its colour from the length of its path through each medium (Beer and Lambert). Surfaces are found
 * by sphere tracing (Hart 1996); total reflection is followed, weaker reflections read the surroundings.
 */
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import { TAU } from '../../foundation/geometry/interpolation.ts';
import type { MutableVec3 } from '../../foundation/geometry/vector.ts';
import type { GlassBody } from '../parts/glass-body.ts';

export interface Surroundings {
  /**
   * Writes the radiance that arrives from direction (dx, dy, dz) at a point outside the glass, from everything that is
   * not glass. The result is the share of it, 0 to 1, that comes from the picture behind.
   */
  seen(x: number, y: number, z: number, dx: number, dy: number, dz: number, out: Float64Array): number;
  /** Like `seen`, for reflections: lamps and ambient light only. */
  mirrored(dx: number, dy: number, dz: number, out: Float64Array): void;
  /** Like `seen`, for cut stones: lights with dark gaps between them and many small lamps. */
  sparkle(dx: number, dy: number, dz: number, out: Float64Array): void;
  /** Irradiance / pi on an enclosed solid with this normal. */
  lit(nx: number, ny: number, nz: number, out: Float64Array): void;
}

type Visit = (x: number, y: number, z: number, dx: number, dy: number, dz: number, out: Float64Array) => void;

export interface GlassTracer {
  /**
   * Writes the radiance at a point of the surface along the unit direction (dx, dy, dz) into `out[0..2]`, the share of
   * each colour transmitted from the picture behind into `out[3..5]`, and the radiance there into `out[6..8]`.
   */
  readonly trace: Visit;
  /**
   * For soft glass, whose transmitted light has no detail and can be shared by neighbouring samples: writes the light
   * that the skin itself scatters, which `trace` does not include. Null for clear glass.
   */
  readonly skin: Visit | null;
}

type Medium = 0 | 1 | 2 | 3;
const [OUTSIDE, GLASS, LIQUID, HOLLOW] = [0, 1, 2, 3] as const;
/** Indices of refraction by medium. The liquid is ethanol, as in perfume. */
const REFRACTION = [1, 1.5, 1.362, 1];
type Surface = 'outer' | 'inner' | 'level' | 'mouth' | 'enclosed' | 'none';

// The search for the next surface. Distances are in metres.

/** Maximum number of steps of a search. */
const MAX_STEPS = 70;
/** Distance below which a ray hits a surface. */
const TOUCH = 2.5e-5;
/** Distance from a surface at which the search for the next one starts, so that it does not find the same one. */
const LEAVE = 1.2e-4;
/** Maximum change of a field per metre; it would be 1 if fields were exact distances. */
const MAX_GRADIENT = 1.06;
/** Half the distance over which the gradient of a field is measured. */
const GRADIENT_STEP = 1e-4;
/** Minimum share of a ray's direction that points up for the ray to reach the mouth. */
const MIN_RISE = 1e-6;
/**
 * Rates at which the distance shrinks per metre between which a secant step is reliable: below, the ray only
 * passes near a surface, and above, the field changes faster than a distance can.
 */
const MIN_SECANT_RATE = 0.12;
const MAX_SECANT_RATE = 1.05;
/** Share of the distance to the nearest surface by which any other step moves, because fields are not exact. */
const CAREFUL_STEP = 0.95;
/** Maximum length of a step in distances to the nearest surface. */
const MAX_LEAP = 5;
/** Shortest step forwards, also in place of a step back by less than `MIN_STEP_BACK`, so that no search stalls. */
const MIN_STEP = 1e-6;
const MIN_STEP_BACK = 1e-7;

// The start of a ray on the mesh, which lies a little beside the field.

/** Minimum cosine between ray and normal at which the start of a ray is corrected; below it the correction diverges. */
const MIN_SLOPE = 0.05;
/** Maximum correction of the start of a ray in metres: the mesh lies nearer than that to the field. */
const MAX_CORRECTION = 0.002;
/** Correction in metres up to which the normal stays the same. */
const SAME_PLACE = 2e-6;

// What a ray meets.

/** Maximum number of surfaces that a ray crosses. */
const MAX_SURFACES = 10;
/** Reflected share of light below which a reflection is invisible. */
const MIN_REFLECTION = 0.015;
/** Share of a reflection inside the glass that leaves it again towards the camera. */
const INNER_REFLECTION = 0.4;
/** Share of the surroundings that is seen where a ray is lost within the glass. */
const LOST_RAY = 0.6;

// Etched glass.

/** Number of rays that are refracted at a point. */
const FROST_RAYS = 7;
/** Angle in radians between successive rays of a spiral that covers a disc evenly (the golden angle). */
const GOLDEN_ANGLE = 2.399963;
/** Upward share of a normal from which it counts as vertical, where another axis must give the perpendicular. */
const NEARLY_VERTICAL = 0.9;
/** Share of the light on the surface that its scattering returns. */
const FROST_ALBEDO = 0.8;
/** Share of the visible light that the surface scatters, and the increase of that share at grazing angles. */
const FROST_SCATTER = 0.3;
const FROST_RIM = 0.34;

/** Creates a tracer of rays through a body. It traces one ray at a time and reuses its vectors. */
export function createGlassTracer(body: GlassBody, surroundings: Surroundings): GlassTracer {
  const at: MutableVec3 = [0, 0, 0];
  const way: MutableVec3 = [0, 0, 0];
  const normal: MutableVec3 = [0, 0, 0];
  const share = new Float64Array(3);
  const light = new Float64Array(3);
  const film = new Float64Array(3).fill(1);
  const spread = new Float64Array(9);
  const { outer, inner } = body;
  const mouth = body.mouth ?? Infinity;
  const frost = body.frost ?? 0;
  const touching = body.enclosed.flatMap((solid, index) => (solid.touching ? [index] : []));
  let travelled = 0;
  let solid = 0;

  /**
   * Writes the field's unit gradient at `at` into `normal`, from four evaluations at the corners of a tetrahedron
   * (Quilez 2015).
   */
  function gradient(field: DistanceField): void {
    const h = GRADIENT_STEP;
    const x = at[0];
    const y = at[1];
    const z = at[2];
    const a = field(x + h, y - h, z - h);
    const b = field(x - h, y - h, z + h);
    const c = field(x - h, y + h, z - h);
    const d = field(x + h, y + h, z + h);
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    setNormal(nx * scale, ny * scale, nz * scale);
  }

  /** Moves `at` along `way` to the next surface, which it returns. */
  function march(medium: Medium): Surface {
    const [ox, oy, oz] = at;
    const [dx, dy, dz] = way;
    let t = LEAVE;
    const toLevel = way[1] === 0 ? Infinity : (body.level - at[1]) / way[1];
    const levelAt = medium !== GLASS && toLevel > LEAVE ? toLevel : Infinity;
    const rising = mouth < Infinity && medium !== GLASS && way[1] > MIN_RISE;
    const toMouth = rising ? Math.max(LEAVE, (mouth - at[1]) / way[1]) : Infinity;
    let found: Surface = 'none';
    let before: Surface = 'none';
    // A step that is safe for the nearest of several solids could cross another.
    const crowded = medium !== GLASS && body.enclosed.length > 1;
    let gapBefore = 0;
    let stride = 1;
    // Lower bounds on the distance to the two walls of the glass. The farther one is evaluated again only when it may
    // be nearer.
    let toOuter = -Infinity;
    let toInner = -Infinity;
    for (let step = 0; step < MAX_STEPS; step++) {
      const x = ox + dx * t;
      const y = oy + dy * t;
      const z = oz + dz * t;
      let gap = 0;
      if (medium === GLASS) {
        if (toOuter <= toInner) {
          toOuter = -outer(x, y, z);
          if (toInner < toOuter) toInner = inner(x, y, z);
        } else {
          toInner = inner(x, y, z);
          if (toOuter <= toInner) toOuter = -outer(x, y, z);
        }
        gap = Math.min(toOuter, toInner);
        found = toOuter < toInner ? 'outer' : 'inner';
        for (let i = 0; i < touching.length; i++) {
          const far = body.enclosed[touching[i]!]!.field(x, y, z);
          if (far >= gap) continue;
          gap = far;
          found = 'enclosed';
          solid = touching[i]!;
        }
      } else {
        gap = -inner(x, y, z);
        found = 'inner';
        for (let i = 0; i < body.enclosed.length; i++) {
          const far = body.enclosed[i]!.field(x, y, z);
          if (far < gap) {
            gap = far;
            found = 'enclosed';
            solid = i;
          }
        }
      }
      if (Math.abs(gap) < TOUCH) break;
      // Where the distance shrinks at a constant rate, a secant step reaches the surface at once; it goes back after an
      // overshoot.
      const rate = found === before && !crowded ? (gapBefore - gap) / stride : 0;
      const isSteady = rate > MIN_SECANT_RATE && rate < MAX_SECANT_RATE;
      const leap = isSteady ? gap / rate : gap * CAREFUL_STEP;
      if (gap < 0 && (step === 0 || rate <= 0)) break;
      stride = leap > gap * MAX_LEAP ? gap * MAX_LEAP : leap;
      if (gap < 0) stride = leap;
      if (stride > -MIN_STEP_BACK && stride < MIN_STEP) stride = MIN_STEP;
      gapBefore = gap;
      before = found;
      t += stride;
      const nearer = Math.abs(stride) * MAX_GRADIENT;
      toOuter -= nearer;
      toInner -= nearer;
      if (t > toMouth) {
        t = toMouth;
        found = 'mouth';
        break;
      }
      if (t > levelAt) {
        t = levelAt;
        found = 'level';
        break;
      }
    }
    travelled = t;
    for (let k = 0; k < 3; k++) at[k] = at[k]! + way[k]! * t;
    return found;
  }

  function absorb(medium: Medium): void {
    if (medium !== GLASS && medium !== LIQUID) return;
    const rate = medium === GLASS ? body.glass : body.liquid;
    for (let k = 0; k < 3; k++) share[k] = share[k]! * Math.exp(-rate[k]! * travelled);
  }

  function add(out: Float64Array, weight: number): void {
    for (let k = 0; k < 3; k++) out[k] = out[k]! + light[k]! * share[k]! * weight;
  }

  /** Refracts or reflects `way` at `normal`; returns the medium that the ray is in afterwards. */
  function cross(from: Medium, to: Medium, out: Float64Array): Medium {
    let cosine = -(normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2]);
    if (cosine < 0) {
      cosine = -cosine;
      for (let k = 0; k < 3; k++) normal[k] = -normal[k]!;
    }
    const ratio = REFRACTION[from]! / REFRACTION[to]!;
    const rest = 1 - ratio * ratio * (1 - cosine * cosine);
    const rx = way[0] + 2 * cosine * normal[0];
    const ry = way[1] + 2 * cosine * normal[1];
    const rz = way[2] + 2 * cosine * normal[2];
    if (rest <= 0) {
      setWay(rx, ry, rz);
      return from;
    }
    const beyond = Math.sqrt(rest);
    const straight = ((REFRACTION[from]! - REFRACTION[to]!) / (REFRACTION[from]! + REFRACTION[to]!)) ** 2;
    const fresnel = straight + (1 - straight) * Math.pow(1 - (ratio > 1 ? beyond : cosine), 5);
    if (fresnel > MIN_REFLECTION) {
      surroundings.mirrored(rx, ry, rz, light);
      add(out, fresnel * (from === OUTSIDE ? 1 : INNER_REFLECTION));
    }
    for (let k = 0; k < 3; k++) share[k] = share[k]! * (1 - fresnel);
    const bend = ratio * cosine - beyond;
    setWay(ratio * way[0] + bend * normal[0], ratio * way[1] + bend * normal[1], ratio * way[2] + bend * normal[2]);
    return to;
  }

  function setWay(x: number, y: number, z: number): void {
    way[0] = x;
    way[1] = y;
    way[2] = z;
  }

  /** The medium in the hollow directly behind the surface at `at`. */
  function filling(): Medium {
    return at[1] + way[1] * LEAVE < body.level ? LIQUID : HOLLOW;
  }

  function leave(out: Float64Array): void {
    const behind = surroundings.seen(at[0], at[1], at[2], way[0], way[1], way[2], light);
    add(out, 1);
    for (let k = 0; k < 3; k++) {
      out[3 + k] = out[3 + k]! + share[k]! * behind;
      out[6 + k] = light[k]!;
    }
  }

  function stain(): void {
    if (!body.film) return;
    body.film(at[1], film);
    for (let k = 0; k < 3; k++) share[k] = share[k]! * film[k]!;
  }

  function meetSolid(out: Float64Array): void {
    gradient(body.enclosed[solid]!.field);
    // A ray can start within what touches the glass.
    if (normal[0] * way[0] + normal[1] * way[1] + normal[2] * way[2] > 0) setNormal(-normal[0], -normal[1], -normal[2]);
    surroundings.lit(normal[0], normal[1], normal[2], light);
    for (let k = 0; k < 3; k++) light[k] = light[k]! * body.enclosed[solid]!.albedo[k]!;
    add(out, 1);
  }

  function follow(first: Medium, out: Float64Array): void {
    let medium: Medium = cross(first, GLASS, out);
    stain();
    for (let surface = 0; surface < MAX_SURFACES; surface++) {
      const found = march(medium);
      absorb(medium);
      if (found === 'mouth') return leave(out);
      if (found === 'enclosed') return meetSolid(out);
      if (found === 'none') break;
      if (found === 'level') setNormal(0, 1, 0);
      else gradient(found === 'outer' ? body.outer : body.inner);
      if (found === 'outer') stain();
      medium = cross(medium, mediumBeyond(found, medium), out);
      if (medium === OUTSIDE) return leave(out);
    }
    surroundings.mirrored(way[0], way[1], way[2], light);
    add(out, LOST_RAY);
  }

  function mediumBeyond(found: Surface, medium: Medium): Medium {
    if (found === 'outer') return OUTSIDE;
    if (found === 'level') return medium === LIQUID ? HOLLOW : LIQUID;
    return medium === GLASS ? filling() : GLASS;
  }

  /** Follows light through an etched surface: rays that are refracted at normals in many directions. */
  function followFrosted(first: Medium, out: Float64Array): void {
    const [x, y, z] = at;
    const [dx, dy, dz] = way;
    const [nx, ny, nz] = normal;
    const turn = TAU * grain(x, y, z);
    // The spread is isotropic, so any two directions perpendicular to the normal are suitable.
    const level = Math.abs(ny) < NEARLY_VERTICAL;
    const [sx, sy, sz] = level ? [nz, 0, -nx] : [0, nz, -ny];
    const [ux, uy, uz] = [ny * sz - nz * sy, nz * sx - nx * sz, nx * sy - ny * sx];
    spread.fill(0);
    for (let ray = 0; ray < FROST_RAYS; ray++) {
      const reach = frost * Math.sqrt((ray + 0.5) / FROST_RAYS);
      const a = reach * Math.cos(turn + ray * GOLDEN_ANGLE);
      const b = reach * Math.sin(turn + ray * GOLDEN_ANGLE);
      at[0] = x;
      at[1] = y;
      at[2] = z;
      setWay(dx, dy, dz);
      const [lx, ly, lz] = [nx + a * sx + b * ux, ny + a * sy + b * uy, nz + a * sz + b * uz];
      const scale = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
      setNormal(lx * scale, ly * scale, lz * scale);
      share.fill(1);
      follow(first, spread);
    }
    for (let k = 0; k < 9; k++) out[k] = k < 6 ? (spread[k]! / FROST_RAYS) * (1 - FROST_SCATTER) : spread[k]!;
  }

  function skin(x: number, y: number, z: number, dx: number, dy: number, dz: number, out: Float64Array): void {
    at[0] = x;
    at[1] = y;
    at[2] = z;
    gradient(outer);
    surroundings.lit(normal[0], normal[1], normal[2], out);
    const facing = Math.abs(normal[0] * dx + normal[1] * dy + normal[2] * dz);
    const scattered = FROST_ALBEDO * (FROST_SCATTER + FROST_RIM * (1 - facing) ** 3);
    for (let k = 0; k < 3; k++) out[k] = out[k]! * scattered;
  }

  function setNormal(x: number, y: number, z: number): void {
    normal[0] = x;
    normal[1] = y;
    normal[2] = z;
  }

  return {
    trace(x, y, z, dx, dy, dz, out) {
      out.fill(0, 0, 9);
      share.fill(1);
      at[0] = x;
      at[1] = y;
      at[2] = z;
      setWay(dx, dy, dz);
      // Through an open mouth, the first wall that a ray hits is that of the hollow.
      const within = mouth < Infinity && Math.abs(body.inner(x, y, z)) < Math.abs(body.outer(x, y, z));
      const field = within ? body.inner : body.outer;
      gradient(field);
      // The mesh deviates a little from the field. One Newton step along the ray moves the point to the surface.
      const slope = Math.abs(normal[0] * dx + normal[1] * dy + normal[2] * dz);
      if (slope > MIN_SLOPE) {
        const far = within ? -field(x, y, z) : field(x, y, z);
        const step = Math.min(MAX_CORRECTION, Math.max(-MAX_CORRECTION, far / slope));
        for (let k = 0; k < 3; k++) at[k] = at[k]! + way[k]! * step;
        if (Math.abs(step) > SAME_PLACE) gradient(field);
      }
      if (frost > 0) followFrosted(within ? HOLLOW : OUTSIDE, out);
      else follow(within ? HOLLOW : OUTSIDE, out);
    },
    skin: frost > 0 ? skin : null,
  };
}

/** A pseudo-random number from 0 to 1 for a point in metres; those of neighbouring samples are unrelated. */
function grain(x: number, y: number, z: number): number {
  const v = Math.sin(x * 91283.1 + y * 47351.7 + z * 63907.3) * 43758.5453;
  return v - Math.floor(v);
}
