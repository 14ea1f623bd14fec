import { deepenFolds } from '../../../../foundation/cloth/deepen-folds.ts';
import { drapeCloth } from '../../../../foundation/cloth/drape-cloth.ts';
import { evenMesh } from '../../../../foundation/cloth/even-mesh.ts';
import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { vertexNormals } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { noise3 } from '../../../../foundation/geometry/noise.ts';
import { subdivide } from '../../../../foundation/geometry/mesh/subdivide.ts';
import { surfaceNets } from '../../../../foundation/geometry/mesh/surface-nets.ts';
import { figure } from '../../../body/figure.ts';
import type { Figure } from '../../../body/figure.ts';
import type { FormContext } from '../../../parts/form.ts';
import type { UpperBody } from '../cut/body.ts';
import type { ClothLines, ClothPiece } from './cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';
import { raiseDragLines } from './drag-lines.ts';
import { raiseSleeveFolds } from './sleeve-folds.ts';
import { MAX_WAIST_HEIGHT, tuckedIn } from '../cut/worn-cut.ts';
import { UNDER_WAIST } from '../cut/waistline.ts';

/** Distance in metres between vertices during the simulation at full mesh density. */
const COARSE = 0.0115;
/** Distance in metres between vertices for a preview, which shows only the outline and the deepest folds. */
const COARSEST = 0.025;
/** Angle of the arms from hanging straight down, in radians. */
const ARMS = 0.3;
/** Strength with which folds of the most supple fabric are deepened, before it is varied over the cloth. */
const DEEPENING = 1.9;
/** Distance in metres by which fabric extends beyond its edges during the simulation. */
const ALLOWANCE = 0.008;

const isPreview = (detail: number) => detail < 0.29;

/**
 * Cuts a garment out of its solid, puts it on an invisible body and lets it fall into folds, which differ by seed.
 * Cancelled by `context.check`.
 */
export function hangCloth(cut: UpperCut, body: UpperBody, context: FormContext): ClothPiece {
  const cloth = cutOut(cut, body, context);
  const { positions: rest, indices } = cloth;
  const count = rest.length / 3;
  const lines = linesOf(cut, body, rest);
  const wearer = figure({ arms: ARMS, hasArms: cut.sleeve.length > 0 });
  const pinned = heldInPlace(cut, lines, rest);
  const hung = drapeCloth({
    positions: rest,
    start: unsettled(putOn(cut, body, wearer, rest, lines), pinned, context),
    indices,
    lengths: drawnIn(cut, lines),
    pinned,
    firmness: firmEdges(cut, lines),
    fabric: {
      stiffness: context.drape.stiffness,
      friction: 0.2,
      thickness: 0.004 + cut.above + context.drape.thickness / 2,
    },
    collider: wearer,
    check: context.check,
    substeps: context.detail < 0.5 ? 70 : 150,
  });
  deepenFolds(hung, indices, foldShares(cut, lines, rest, context));
  // Crisp sheer cloth creases like paper wherever it is bent.
  const creased = context.sheer ? 0.6 : 0;
  const supple = Math.max(creased, smoothstep(0.9, 0.2, context.drape.stiffness)) * (cut.ribs > 0 ? 0.6 : 1);
  const fine = subdivide(indices, count);
  const positions = fine.refine(hung);
  const sewn = fine.refine(rest);
  const sewnLines = linesOf(cut, body, sewn);
  if (cut.sleeve.length > 0) {
    // Creases are narrower than the cells of the simulated mesh, on which they would blur.
    const raised = { positions, normals: vertexNormals(positions, fine.indices), rest: sewn, lines: sewnLines };
    raiseDragLines(raised, cut, supple, context.random);
    raiseSleeveFolds(raised, { cut, body, share: supple, random: context.random });
  }
  const normals = vertexNormals(positions, fine.indices);
  return {
    mesh: { positions, normals, uvs: new Float32Array((positions.length / 3) * 2), indices: fine.indices },
    rest: sewn,
    lines: sewnLines,
  };
}

/** Cuts the garment out of its solid, without the areas beyond neck, hem and sleeve ends. */
function cutOut(cut: UpperCut, body: UpperBody, { detail, check }: FormContext): Mesh {
  const { length, pitch } = cut.sleeve;
  const reach = 0.27 + length * Math.cos(pitch);
  const wide = 1.2 * (cut.sweep ?? 0);
  const low = Math.min((cut.legs?.crotch ?? cut.hem) - 0.04, 1.36 - length * Math.sin(pitch) - 0.1);
  const solid = surfaceNets(body.field, {
    cell: isPreview(detail) ? COARSEST : COARSE / Math.sqrt(Math.max(0.4, detail)),
    bounds: { min: [-reach, low, -0.22 - wide], max: [reach, 1.56, 0.24 + wide] },
    check,
  });
  const { positions: p } = solid;
  const inside = new Float32Array(p.length / 3);
  for (let i = 0; i < inside.length; i++) {
    const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
    const sleeve = length > 0 && body.armhole(x, y, z) > 0;
    const edge = sleeve
      ? body.sleeve.locate(x, y, z).toEnd
      : Math.min(body.hem(x, y, z), length > 0 ? 1 : body.bareArm(x, y, z));
    inside[i] = ALLOWANCE + Math.min(edge, body.neckline(x, y, z));
  }
  return evenMesh(solid, body.field, inside);
}

/** Turns the sleeves from the direction in which they are sewn on to that in which the arms hang. */
function putOn(
  cut: UpperCut,
  body: UpperBody,
  wearer: Figure,
  rest: Float32Array,
  { armhole }: ClothLines,
): Float32Array {
  const out = cut.tuck ? tuckedIn(cut, cut.tuck, body, rest) : rest.slice();
  if (cut.sleeve.length === 0) return out;
  for (let k = 0; k < rest.length; k += 3) {
    const onArm = smoothstep(-0.04, 0.09, armhole[k / 3]!);
    if (onArm === 0) continue;
    out.set(wearer.poseOnArm([rest[k]!, rest[k + 1]!, rest[k + 2]!], Math.PI / 2 - cut.sleeve.pitch, onArm), k);
  }
  return out;
}

/** Adds small random displacements by seed, so that every garment falls into folds of its own. */
function unsettled(rest: Float32Array, pinned: Uint8Array, { random }: FormContext): Float32Array {
  const out = rest.slice();
  const [sx, sy, sz] = [random() * 40, random() * 40, random() * 40];
  for (let k = 0; k < out.length; k += 3) {
    if (pinned[k / 3] === 1) continue;
    const [x, y, z] = [rest[k]!, rest[k + 1]!, rest[k + 2]!];
    out[k] = x + 0.007 * noise3(x * 16 + sx, y * 9, z * 16);
    out[k + 2] = z + 0.007 * noise3(x * 16, y * 9 + sy, z * 16 + sz);
  }
  return out;
}

/**
 * Marks vertices that stay as sewn: the neck seam with the parts set into it, cuffs at the wrist, and a tucked waist.
 */
function heldInPlace({ held, sleeve, tuck, legs }: UpperCut, lines: ClothLines, rest: Float32Array): Uint8Array {
  const pinned = new Uint8Array(rest.length / 3);
  for (let i = 0; i < pinned.length; i++) {
    const onSleeve = sleeve.length > 0 && lines.armhole[i]! > 0;
    const wrist = sleeve.held && onSleeve && lines.end[i]! < sleeve.gather[1];
    const low = tuck !== null && rest[i * 3 + 1]! < MAX_WAIST_HEIGHT;
    const waist = low && !onSleeve && lines.hem[i]! < UNDER_WAIST + 0.01;
    const seat = legs !== undefined && !onSleeve && rest[i * 3 + 1]! < legs.opening;
    if (wrist || waist || seat || lines.neckline[i]! < held) pinned[i] = 1;
  }
  return pinned;
}

/**
 * Strength by vertex with which folds are deepened, because supple fabric has deeper folds than the simulation
 * produces; necks, hems and cuffs stay flat.
 */
function foldShares(cut: UpperCut, lines: ClothLines, rest: Float32Array, context: FormContext): Float32Array {
  const { stiffness } = context.drape;
  const shares = new Float32Array(lines.hem.length);
  const seed = context.random() * 40;
  const strength = DEEPENING * smoothstep(0.9, 0.2, stiffness) * (cut.ribs > 0 ? 0.6 : 1);
  for (let i = 0; i < shares.length; i++) {
    const sleeve = isSleeve(cut, lines, i);
    const flat = sleeve ? Math.max(0.02, cut.sleeve.gather[1]) : cut.tuck ? UNDER_WAIST : cut.ribs;
    const edge = sleeve ? lines.end[i]! : lines.hem[i]!;
    const [x, y, z] = [rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!];
    // Evenly deepened folds would look like those of a curtain: some are deepened much, and between others the fabric
    // is smooth.
    const uneven = 0.1 + 1.5 * smoothstep(-0.35, 0.45, noise3(x * 9 + seed, y * 3.5, z * 9));
    shares[i] = uneven * strength * smoothstep(flat, flat + 0.05, edge) * smoothstep(0.02, 0.09, lines.neckline[i]!);
  }
  return shares;
}

const isSleeve = (cut: UpperCut, { armhole }: ClothLines, i: number) => cut.sleeve.length > 0 && armhole[i]! > 0;

/**
 * Firmness by vertex. Hems have two layers and cuffs are fused, so they do not ripple like the cloth above them.
 */
function firmEdges(cut: UpperCut, lines: ClothLines): Float32Array {
  const firmness = new Float32Array(lines.hem.length);
  for (let i = 0; i < firmness.length; i++) {
    const sleeve = isSleeve(cut, lines, i);
    const edge = sleeve ? lines.end[i]! : lines.hem[i]!;
    const depth = Math.max(0.028, sleeve ? cut.sleeve.gather[1] : cut.ribs);
    firmness[i] = (sleeve ? 0.75 : 0.45) * smoothstep(depth + 0.01, depth - 0.005, edge);
  }
  return firmness;
}

/** Share of its length that a suit keeps which closes between the legs, so that it does not sag over its seat. */
const TAUT = 0.95;

/** Shares by vertex to which ribs, elastic and cuffs draw the cloth in. */
function drawnIn(cut: UpperCut, lines: ClothLines): Float32Array {
  const lengths = new Float32Array(lines.hem.length).fill(1);
  const [share, depth] = cut.sleeve.gather;
  for (let i = 0; i < lengths.length; i++) {
    const sleeve = isSleeve(cut, lines, i);
    if (sleeve && share < 1) {
      lengths[i] = 1 - (1 - share) * smoothstep(depth + 0.015, depth - 0.005, lines.end[i]!);
    } else if (!sleeve && cut.legs) {
      lengths[i] = TAUT;
    } else if (!sleeve && cut.tuck) {
      lengths[i] = 1 - 0.27 * smoothstep(0.075, UNDER_WAIST, lines.hem[i]!);
    } else if (!sleeve && cut.ribs > 0) {
      lengths[i] = 1 - 0.13 * smoothstep(cut.ribs + 0.015, cut.ribs - 0.005, lines.hem[i]!);
    }
  }
  return lengths;
}

function linesOf(cut: UpperCut, body: UpperBody, rest: Float32Array): ClothLines {
  const count = rest.length / 3;
  const column = () => new Float32Array(count);
  const lines = { armhole: column(), bareArm: column(), neckline: column(), hem: column(), end: column() };
  const sleeved = cut.sleeve.length > 0;
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!];
    lines.armhole[i] = sleeved ? body.armhole(x, y, z) : -1;
    lines.bareArm[i] = sleeved ? 1 : body.bareArm(x, y, z);
    lines.neckline[i] = body.neckline(x, y, z);
    lines.hem[i] = body.hem(x, y, z);
    lines.end[i] = lines.armhole[i]! > -0.02 ? body.sleeve.locate(x, y, z).toEnd : 1;
  }
  return lines;
}
