import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';
import type { PartPlan } from '../naming/part-plan.ts';
import type { RegionName } from '../naming/region-name.ts';
import type { Regions } from '../regions/regions.ts';
import { dressPart } from './dress-part.ts';
import { layCloth } from './lay-cloth.ts';
import { placeReader } from './place-reader.ts';
import { reliefMesh } from './relief-mesh.ts';
import { turnGrain } from './turn-grain.ts';
import type { ReliefPlanes } from './relief-planes.ts';
import { seamPainter } from './seam-painter.ts';

interface ReliefPartsRequest extends ReliefPlanes {
  readonly regions: Regions;
  readonly planOf: readonly number[];
  readonly plans: readonly PartPlan[];
  /** Pixels over which outlines are smoothed. */
  readonly slack: number;
  /** Pixels between vertices. */
  readonly step: number;
  readonly brief: Brief;
  readonly check: () => void;
}

/** The parts of a relief, each a sheet that ends at its outline, with the material that the words name. */
export function reliefParts(request: ReliefPartsRequest): ScenePart[] {
  const { plans, owners, width, height, form, folds, pixel, step, page, brief, check } = request;
  const cloth = layCloth(request);
  const find = placeReader(request);
  const seams = seamPainter(request, find);
  const whole = spread(form, owners, width, height);
  const drawn = Float32Array.from(owners, (owner) => (owner >= 0 ? 1 : 0));
  const union = blur(drawn, width, height, request.slack, { passes: 2, check });
  return plans.flatMap((plan, index) => {
    check();
    const inside = insideOf(index, union, request);
    const depth = new Float32Array(owners.length);
    for (let k = 0; k < depth.length; k++) {
      if (inside[k]! < -4 * step * pixel) continue;
      const lift = plan.lift * smoothstep(LIFT_FROM, LIFT_TO, inside[k]!) + SHEET_GAP * index;
      depth[k] = plan.roundness * whole[k]! + (owners[k] === index ? folds[k]! : 0) + lift;
    }
    const { u, v } = TURNED.includes(plan.name) ? turnGrain(index, { ...request, ...cloth }) : cloth;
    const mesh = reliefMesh({ width, height, depth, u, v, inside, step }, page, pixel);
    if (mesh.indices.length === 0) return [];
    const trim = (x: number, y: number, z: number) => {
      const place = find(x, y, z);
      return readPlane(inside, width, height, place.x, place.y);
    };
    return dressPart(plan, { mesh, trim, seams }, brief);
  });
}

/** Parts whose cloth is cut along their own length. */
const TURNED: readonly RegionName[] = ['sleeves', 'cuffs', 'handle'];
/** Difference of depth in metres between overlapping sheets that would otherwise coincide. */
const SHEET_GAP = 0.00015;
/**
 * Minimum share of a part in a pixel's surroundings: less than a third, so that no hole opens where three parts meet.
 */
const OWN = 0.31;
/** Minimum share of the drawing in a pixel's surroundings that a share of it is divided by. */
const MIN_UNION = 0.02;
/** Share of the drawing, for one pixel of smoothing, by which the outline is moved outwards: a third of a pixel. */
const OUTWARDS = 0.16;
/** Pixels over which the blurred share falls from 1 to 0, per pixel of smoothing. */
const FALL = 2.2;
/** Distance in metres inside its edge from which a part rises above the others. */
const LIFT_FROM = -0.001;
/** Distance in metres inside its edge at which a part has its whole height above the others. */
const LIFT_TO = 0.006;

/**
 * Metres inside a part's edge: towards other parts by its share of the pixels, towards the outside by the drawing's
 * outline.
 */
function insideOf(index: number, union: Float32Array, request: ReliefPartsRequest): Float32Array {
  const { owners, width, height, slack, pixel, check } = request;
  const own = new Float32Array(owners.length);
  for (let k = 0; k < own.length; k++) own[k] = owners[k] === index ? 1 : 0;
  const soft = blur(own, width, height, slack, { passes: 2, check });
  const slope = FALL * slack * pixel;
  for (let k = 0; k < soft.length; k++) {
    const share = soft[k]! / Math.max(MIN_UNION, union[k]!);
    soft[k] = slope * Math.min(share - OWN, union[k]! - 0.5 + OUTWARDS / slack);
  }
  return soft;
}

/** Extends the form a few pixels beyond its outline, so that sheets end on their slope and not in a step. */
function spread(form: Float32Array, owners: Int16Array, width: number, height: number): Float32Array {
  const mask = Float32Array.from(owners, (owner) => (owner >= 0 ? 1 : 0));
  const sum = blur(
    form.map((value, k) => value * mask[k]!),
    width,
    height,
    2,
    { passes: 2 },
  );
  const weight = blur(mask, width, height, 2, { passes: 2 });
  return form.map((value, k) => (mask[k] ? value : weight[k]! > 1e-3 ? (0.8 * sum[k]!) / weight[k]! : 0));
}
