/**
 * Light in cut stones. Facets are planes, so every path is followed exactly. At each facet the transmitted share
 * (Fresnel's equations, both polarisations) reads the surroundings and the rest continues inside. Total reflection
 * makes a brilliant bright, and the dispersion of the index causes its fire.
 */
import type { GemBody } from '../parts/gem-body.ts';
import type { GlassTracer, Surroundings } from './trace-glass.ts';

/** Maximum number of facets that a path meets inside a stone. The rest of its light reads a constant radiance. */
const MAX_FACETS = 9;
/** Share of light below which a path ends. */
const FAINT = 0.015;
/** Share of the glare on a stone's face that remains behind a polarising filter. */
const SURFACE = 0.5;

/**
 * Creates a tracer of rays through the stones of a body, each of which is the intersection of its facets' half-spaces.
 */
export function createGemTracer(body: GemBody, surroundings: Surroundings): GlassTracer {
  const { facets, stones, absorption, dispersion } = body;
  const p = new Float64Array(3);
  const way = new Float64Array(3);
  const local = new Float64Array(3);
  const light = new Float64Array(3);
  let stone = stones[0]!;
  let facet = 0;

  function nearestStone(x: number, y: number, z: number): void {
    let best = Infinity;
    for (let i = 0; i < stones.length; i++) {
      const { at, size } = stones[i]!;
      const far = ((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / (size * size);
      if (far < best) {
        best = far;
        stone = stones[i]!;
      }
    }
  }

  function enterLocal(x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    const { at, size } = stone;
    const [ox, oy, oz] = [(x - at[0]) / size, (y - at[1]) / size, (z - at[2]) / size];
    const axes = [stone.x, stone.y, stone.z];
    for (let k = 0; k < 3; k++) {
      const a = axes[k]!;
      p[k] = ox * a[0] + oy * a[1] + oz * a[2];
      local[k] = dx * a[0] + dy * a[1] + dz * a[2];
    }
  }

  /** Finds the facet that `p` is on. */
  function surfaceFacet(): void {
    let nearest = -Infinity;
    for (let f = 0; f < facets.length; f += 4) {
      const d = p[0]! * facets[f]! + p[1]! * facets[f + 1]! + p[2]! * facets[f + 2]! - facets[f + 3]!;
      if (d > nearest) {
        nearest = d;
        facet = f;
      }
    }
  }

  /**
   * Moves `p` along `way` to the facet where it meets the surface from inside; returns the distance travelled in
   * half-widths of the stone.
   */
  function toFacet(): number {
    let nearest = Infinity;
    let found = facet;
    for (let f = 0; f < facets.length; f += 4) {
      const [nx, ny, nz] = [facets[f]!, facets[f + 1]!, facets[f + 2]!];
      const towards = way[0]! * nx + way[1]! * ny + way[2]! * nz;
      if (towards < 1e-9 || f === facet) continue;
      const t = (facets[f + 3]! - p[0]! * nx - p[1]! * ny - p[2]! * nz) / towards;
      if (t < nearest) {
        nearest = t;
        found = f;
      }
    }
    facet = found;
    const t = Math.max(0, nearest);
    for (let k = 0; k < 3; k++) p[k] = p[k]! + way[k]! * t;
    return t;
  }

  /** Reads the radiance along a direction in the stone's own frame into `light`. */
  function look(x: number, y: number, z: number): void {
    const { x: ax, y: ay, z: az } = stone;
    surroundings.sparkle(
      x * ax[0] + y * ay[0] + z * az[0],
      x * ax[1] + y * ay[1] + z * az[1],
      x * ax[2] + y * ay[2] + z * az[2],
      light,
    );
    // Below the girdle a stone is in its setting, which lets in little light.
    if (y < 0) for (let k = 0; k < 3; k++) light[k] = light[k]! * (1 + 0.75 * Math.max(-1, y));
  }

  /** Follows one channel, or all of them, from the first facet on. The channels are `from` to `to - 1`. */
  function follow(index: number, from: number, to: number, out: Float64Array): void {
    const [nx, ny, nz] = [facets[facet]!, facets[facet + 1]!, facets[facet + 2]!];
    const cosine = Math.max(1e-4, -(local[0]! * nx + local[1]! * ny + local[2]! * nz));
    const mirrored = fresnel(cosine, 1 / index);
    look(local[0]! + 2 * cosine * nx, local[1]! + 2 * cosine * ny, local[2]! + 2 * cosine * nz);
    for (let c = from; c < to; c++) out[c] = out[c]! + light[c]! * mirrored * SURFACE;
    const bend = cosine / index - Math.sqrt(1 - (1 - cosine * cosine) / (index * index));
    way[0] = local[0]! / index + bend * nx;
    way[1] = local[1]! / index + bend * ny;
    way[2] = local[2]! / index + bend * nz;
    let share = 1 - mirrored;
    let travelled = 0;
    for (let step = 0; step < MAX_FACETS && share > FAINT; step++) {
      travelled += toFacet();
      share = bounce(index, share, travelled, from, to, out);
    }
    light.fill(0.2);
    deposit(share, travelled, from, to, out);
  }

  function deposit(share: number, travelled: number, from: number, to: number, out: Float64Array): void {
    for (let c = from; c < to; c++) out[c] = out[c]! + light[c]! * share * Math.exp(-absorption[c]! * travelled);
  }

  /** Transmits light out of the current facet and reflects `way` back inside; returns the share that remains. */
  function bounce(
    index: number,
    share: number,
    travelled: number,
    from: number,
    to: number,
    out: Float64Array,
  ): number {
    const [nx, ny, nz] = [facets[facet]!, facets[facet + 1]!, facets[facet + 2]!];
    const cosine = way[0]! * nx + way[1]! * ny + way[2]! * nz;
    const back = fresnel(cosine, index);
    if (back < 1) {
      const beyond = Math.sqrt(1 - (1 - cosine * cosine) * index * index);
      const bend = beyond - index * cosine;
      look(way[0]! * index + bend * nx, way[1]! * index + bend * ny, way[2]! * index + bend * nz);
      deposit(share * (1 - back), travelled, from, to, out);
    }
    way[0] = way[0]! - 2 * cosine * nx;
    way[1] = way[1]! - 2 * cosine * ny;
    way[2] = way[2]! - 2 * cosine * nz;
    return share * back;
  }

  return {
    skin: null,
    trace(x, y, z, dx, dy, dz, out) {
      // Nothing of the picture behind a stone is seen through it.
      out.fill(0, 0, 9);
      nearestStone(x, y, z);
      if (dispersion === 0) {
        enterLocal(x, y, z, dx, dy, dz);
        surfaceFacet();
        follow(body.refraction, 0, 3, out);
        return;
      }
      for (let c = 0; c < 3; c++) {
        enterLocal(x, y, z, dx, dy, dz);
        surfaceFacet();
        follow(body.refraction + dispersion * (c - 1), c, c + 1, out);
      }
    },
  };
}

/**
 * Reflected share of unpolarised light at a cosine of incidence; `ratio` is the index here divided by the index beyond.
 */
function fresnel(cosine: number, ratio: number): number {
  const rest = 1 - ratio * ratio * (1 - cosine * cosine);
  if (rest <= 0) return 1;
  const beyond = Math.sqrt(rest);
  const s = (ratio * cosine - beyond) / (ratio * cosine + beyond);
  const p = (cosine - ratio * beyond) / (cosine + ratio * beyond);
  return (s * s + p * p) / 2;
}
