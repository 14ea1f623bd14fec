/**
 * Simulates how a cut of cloth hangs: extended position-based dynamics (Macklin, Mueller and Chentanez 2016) with one
 * sweep of constraints per small substep (Macklin et al. 2019) and friction as in Mueller et al. 2007. Tops call it on
 * a coarse mesh, with 10 to 25 mm between vertices, and refine the result afterwards. Deterministic.
 */
import { calmRipples } from './calm-ripples.ts';
import type { Collider } from './collider.ts';
import { linksOf } from './links.ts';

interface ClothFabric {
  /** Resistance to bending, 0 (chiffon) to 1 (board). */
  readonly stiffness: number;
  /** Coefficient of friction against the solids it touches; 0 lets it slide freely. */
  readonly friction: number;
  /** Half the thickness: metres between the cloth's mid-surface and what it touches. */
  readonly thickness: number;
}

export interface DrapeRequest {
  /** The cut as sewn, in metres, 3 per vertex: it defines all rest lengths. */
  readonly positions: Float32Array;
  /** Positions at which the simulation begins; default as sewn. */
  readonly start?: Float32Array;
  readonly indices: Uint32Array;
  readonly fabric: ClothFabric;
  readonly collider: Collider;
  /** Rest length at a vertex as a share of the sewn length: below 1 for ribs and elastic. Default 1 everywhere. */
  readonly lengths?: Float32Array;
  /** Minimum stiffness at a vertex, 0 to 1: hems, cuffs and fused parts. Default the fabric's everywhere. */
  readonly firmness?: Float32Array;
  /** 1 for vertices that must not move. Default none. */
  readonly pinned?: Uint8Array;
  /** Number of steps: 70 for a preview, 150 for a finished picture. */
  readonly substeps: number;
  /** Called every few substeps; may throw to stop. */
  readonly check?: (() => void) | undefined;
}

/** Simulated seconds: by then folds have formed and swinging has died down. */
const DURATION = 1;
/**
 * Downward acceleration in m/s². It is lower than 9.81, because with one sweep of constraints per substep the stretch
 * of the links grows with it.
 */
const GRAVITY = 0.8;
/**
 * Compressed cloth gives way in ripples finer than the mesh, so compression is resisted by this share of the
 * resistance to tension.
 */
const SLACK = 0.25;
/** Share of its speed that a vertex retains after one second. */
const RETAINED = 0.02;

/** Returns the positions of the hanging cloth, in metres. The method is in the header of this file. */
export function drapeCloth(request: DrapeRequest): Float32Array {
  const { substeps, collider, check } = request;
  const cloth = clothState(request);
  const step = DURATION / substeps;
  for (let i = 0; i < substeps; i++) {
    if (i % 8 === 0) check?.();
    fall(cloth, step);
    holdLengths(cloth);
    pushOut(cloth, collider, request.fabric);
  }
  const hung = new Float32Array(cloth.at);
  calmRipples(hung, cloth.edges, RIPPLE_ROUNDS, cloth.border);
  return hung;
}

/** Rounds of `calmRipples` after the simulation. */
const RIPPLE_ROUNDS = 6;

interface ClothState {
  readonly at: Float64Array;
  readonly before: Float64Array;
  /** 0 for pinned vertices, else 1. */
  readonly free: Float64Array;
  readonly edges: Uint32Array;
  readonly border: Uint8Array;
  /** Pairs of offsets into `at`, one for each end of a link: edges first, then hinges. */
  readonly links: Uint32Array;
  /** Which ends of a link may move: 1 the first, 2 the second, 3 both. */
  readonly loose: Uint8Array;
  readonly lengths: Float64Array;
  /** Share of an error that one sweep corrects. */
  readonly give: Float64Array;
  /**
   * Position of each vertex when the collider was last queried, and the distance in metres from there within which it
   * can meet nothing.
   */
  readonly clearance: { readonly from: Float64Array; readonly reach: Float64Array };
}

function clothState({
  positions,
  start = positions,
  indices,
  fabric,
  lengths,
  firmness,
  pinned,
  substeps,
}: DrapeRequest): ClothState {
  const count = positions.length / 3;
  const { edges, hinges, border } = linksOf({ indices }, count);
  const links = new Uint32Array(edges.length + hinges.length);
  links.set(edges);
  links.set(hinges, edges.length);
  const free = new Float64Array(count).fill(1);
  pinned?.forEach((value, i) => (free[i] = 1 - value));
  const size = new Float64Array(links.length / 2);
  const give = new Float64Array(links.length / 2);
  const step = DURATION / substeps;
  // Compliance of a hinge divided by the square of the substep: the stiffer the cloth, the less a bend gives way.
  const bend = (firm: number) => 3e-6 / (0.045 + Math.max(firm, fabric.stiffness) ** 2) / (step * step);
  for (let i = 0; i < size.length; i++) {
    const a = links[i * 2]!;
    const b = links[i * 2 + 1]!;
    const shrink = lengths ? (lengths[a]! + lengths[b]!) / 2 : 1;
    const x = positions[a * 3]! - positions[b * 3]!;
    const y = positions[a * 3 + 1]! - positions[b * 3 + 1]!;
    const z = positions[a * 3 + 2]! - positions[b * 3 + 2]!;
    size[i] = shrink * Math.sqrt(x * x + y * y + z * z);
    const masses = free[a]! + free[b]!;
    const firm = firmness ? (firmness[a]! + firmness[b]!) / 2 : 0;
    give[i] = masses === 0 ? 0 : 1 / (masses + (i * 2 < edges.length ? 0 : bend(firm)));
  }
  const loose = Uint8Array.from(size, (_, i) => free[links[i * 2]!]! + 2 * free[links[i * 2 + 1]!]!);
  const at = new Float64Array(start);
  return {
    at,
    before: at.slice(),
    free,
    edges,
    border,
    loose,
    give,
    lengths: size,
    links: links.map((vertex) => vertex * 3),
    clearance: { from: new Float64Array(at.length), reach: new Float64Array(count).fill(-1) },
  };
}

function fall({ at, before, free }: ClothState, step: number): void {
  const keep = Math.pow(RETAINED, step);
  const drop = GRAVITY * step * step;
  for (let i = 0; i < free.length; i++) {
    if (free[i] === 0) continue;
    const k = i * 3;
    const x = at[k]!;
    const y = at[k + 1]!;
    const z = at[k + 2]!;
    at[k] = x + (x - before[k]!) * keep;
    at[k + 1] = y + (y - before[k + 1]!) * keep - drop;
    at[k + 2] = z + (z - before[k + 2]!) * keep;
    before[k] = x;
    before[k + 1] = y;
    before[k + 2] = z;
  }
}

/** One sweep over the links in a fixed order; reversing the order every other time would add energy to the cloth. */
function holdLengths({ at, links, loose, lengths, give }: ClothState): void {
  for (let i = 0; i < lengths.length; i++) {
    const a = links[i * 2]!;
    const b = links[i * 2 + 1]!;
    const ends = loose[i]!;
    const x = at[b]! - at[a]!;
    const y = at[b + 1]! - at[a + 1]!;
    const z = at[b + 2]! - at[a + 2]!;
    const length = Math.sqrt(x * x + y * y + z * z) + 1e-12;
    const stretch = length - lengths[i]!;
    const pull = ((stretch < 0 ? SLACK : 1) * (give[i]! * stretch)) / length;
    if ((ends & 1) !== 0) {
      at[a] = at[a]! + x * pull;
      at[a + 1] = at[a + 1]! + y * pull;
      at[a + 2] = at[a + 2]! + z * pull;
    }
    if ((ends & 2) !== 0) {
      at[b] = at[b]! - x * pull;
      at[b + 1] = at[b + 1]! - y * pull;
      at[b + 2] = at[b + 2]! - z * pull;
    }
  }
}

const away = new Float64Array(3);
/**
 * Metres beyond the cloth's thickness within which solids are looked for; further away, cloth falls without a query.
 */
const LOOKOUT = 0.02;
/** Share of a collider's answer that is relied on, because distances may be a little too long. */
const TRUSTED = 0.7;

function pushOut(cloth: ClothState, collider: Collider, { friction, thickness }: ClothFabric): void {
  const { at, before, free } = cloth;
  const { from, reach } = cloth.clearance;
  for (let i = 0; i < free.length; i++) {
    if (free[i] === 0) continue;
    const k = i * 3;
    const mx = at[k]! - from[k]!;
    const my = at[k + 1]! - from[k + 1]!;
    const mz = at[k + 2]! - from[k + 2]!;
    const clear = reach[i]!;
    if (clear > 0 && mx * mx + my * my + mz * mz < clear * clear) continue;
    const depth = thickness - collider.probe(at[k]!, at[k + 1]!, at[k + 2]!, thickness + LOOKOUT, away);
    if (depth <= 0) {
      from[k] = at[k]!;
      from[k + 1] = at[k + 1]!;
      from[k + 2] = at[k + 2]!;
      reach[i] = -depth * TRUSTED;
      continue;
    }
    reach[i] = -1;
    const [nx, ny, nz] = [away[0]!, away[1]!, away[2]!];
    at[k] = at[k]! + nx * depth;
    at[k + 1] = at[k + 1]! + ny * depth;
    at[k + 2] = at[k + 2]! + nz * depth;
    const dx = at[k]! - before[k]!;
    const dy = at[k + 1]! - before[k + 1]!;
    const dz = at[k + 2]! - before[k + 2]!;
    const out = dx * nx + dy * ny + dz * nz;
    if (out > 0) {
      // A vertex that is pushed out must not gain speed: without this, cloth that begins inside a solid would burst
      // away.
      before[k] = before[k]! + nx * out;
      before[k + 1] = before[k + 1]! + ny * out;
      before[k + 2] = before[k + 2]! + nz * out;
    }
    const tx = dx - nx * out;
    const ty = dy - ny * out;
    const tz = dz - nz * out;
    const slip = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const hold = slip > 0 ? Math.min(1, (friction * depth) / slip) : 0;
    at[k] = at[k]! - tx * hold;
    at[k + 1] = at[k + 1]! - ty * hold;
    at[k + 2] = at[k + 2]! - tz * hold;
  }
}
