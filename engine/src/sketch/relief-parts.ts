import { smoothstep } from '../geometry/interpolation.ts';
import { blur } from '../image/blur.ts';
import { readPlane } from '../image/read-plane.ts';
import type { Brief } from '../prompt/brief.ts';
import { linearFromHex } from '../studio/colour.ts';
import { material } from '../studio/material.ts';
import type { Painter } from '../studio/material.ts';
import type { Part } from '../studio/scene/part.ts';
import { dressParts, swatchMaterials } from '../studio/scene/wardrobe.ts';
import type { ScenePart } from '../studio/scene/scene.ts';
import type { PageCamera } from './page-camera.ts';
import type { PartPlan } from './part-plan.ts';
import { PART_WORDS } from './region-name.ts';
import { reliefMesh } from './relief-mesh.ts';

export interface ReliefPartsRequest {
  readonly width: number;
  readonly height: number;
  /** Plan of each pixel, -1 for none. */
  readonly owners: Int16Array;
  readonly plans: readonly PartPlan[];
  /** Metres before the page per pixel: the large form, and the folds on it. */
  readonly form: Float32Array;
  readonly folds: Float32Array;
  /** Lines that press the cloth, 0 to 1 per pixel. */
  readonly seams: Float32Array;
  /** Metres of a pixel. */
  readonly pixel: number;
  /** Pixels over which outlines are smoothed. */
  readonly slack: number;
  /** Pixels from vertex to vertex. */
  readonly step: number;
  readonly page: PageCamera;
  readonly brief: Brief;
  readonly check: () => void;
}

/** The parts of a relief, each a sheet that ends where its outline does, dressed in what the words say. */
export function reliefParts(request: ReliefPartsRequest): ScenePart[] {
  const { plans, owners, width, height, form, folds, pixel, step, page, check } = request;
  const { u, v } = layCloth(request);
  const find = planeReader(request);
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
      const lift = plan.lift * smoothstep(-0.001, 0.006, inside[k]!) + APART * index;
      depth[k] = plan.roundness * whole[k]! + (owners[k] === index ? folds[k]! : 0) + lift;
    }
    const mesh = reliefMesh({ width, height, depth, u, v, inside, step }, page, pixel);
    if (mesh.indices.length === 0) return [];
    const trim = (x: number, y: number, z: number) => {
      const place = find(x, y, z);
      return readPlane(inside, width, height, place.x, place.y);
    };
    return dressed(plan, { mesh, trim, seams }, request);
  });
}

/** Metres between sheets that would lie at one depth where they overlap. */
const APART = 0.00015;
/** Share of a pixel's surroundings that a part must have: less than a third, so that no hole opens where three meet. */
const OWN = 0.31;

/**
 * Metres inside a part's edge: towards other parts where it has its share of what is drawn, towards the outside where
 * the drawing ends.
 */
function insideOf(index: number, union: Float32Array, request: ReliefPartsRequest): Float32Array {
  const { owners, width, height, slack, pixel, check } = request;
  const own = new Float32Array(owners.length);
  for (let k = 0; k < own.length; k++) own[k] = owners[k] === index ? 1 : 0;
  const soft = blur(own, width, height, slack, { passes: 2, check });
  const slope = 2.2 * slack * pixel;
  for (let k = 0; k < soft.length; k++) {
    const share = soft[k]! / Math.max(0.02, union[k]!);
    soft[k] = slope * Math.min(share - OWN, union[k]! - 0.5 + 0.16 / slack);
  }
  return soft;
}

interface Sheet {
  readonly mesh: Part['mesh'];
  readonly trim: NonNullable<Part['trim']>;
  readonly seams: Painter;
}

function dressed(plan: PartPlan, { mesh, trim, seams }: Sheet, request: ReliefPartsRequest): ScenePart[] {
  const { brief } = request;
  const piece = brief.pieces[Math.max(0, plan.piece)]!;
  const word = PART_WORDS[plan.name].find((part) => [...piece.colours, ...piece.partFabrics].some((said) => said.part === part));
  const own = plan.name === 'skin' ? SKIN : plan.colour ? swatchMaterials(plan.fabric, linearFromHex(plan.colour)).material : null;
  const part: Part = {
    ...{ name: `${plan.piece} ${plan.name} ${plan.colour ?? ''}`, role: plan.role, mesh, trim, detail: seams },
    ...(word && { colourPart: word }),
    ...(own && { material: own }),
    ...(plan.name === 'bodice' && piece.form === 'skirt' && isSheer(plan) ? { fabric: 'satin' } : {}),
  };
  const [outer] = dressParts([part], piece, Math.max(0, plan.piece), plan.fabric);
  if (outer!.material.opacity >= 1) return [outer!];
  // What lets one see through it is made up over a lining.
  const behind = { ...part, name: `${part.name} lining`, role: 'lining', mesh: setBack(mesh, LINING_GAP) } as const;
  return [...dressParts([behind], piece, Math.max(0, plan.piece), plan.fabric), outer!];
}

const isSheer = ({ fabric }: PartPlan) => (fabric.response.opacity ?? 1) < 1;

/** Metres between sheer cloth and its lining. */
const LINING_GAP = 0.006;

function setBack(mesh: Part['mesh'], by: number): Part['mesh'] {
  const positions = mesh.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    for (let axis = 0; axis < 3; axis++) positions[k + axis] = positions[k + axis]! - by * mesh.normals[k + axis]!;
  }
  return { ...mesh, positions };
}

/** Of a drawn figure: warm and pale, with little shine. */
const SKIN = material({ albedo: [0.56, 0.36, 0.27], roughness: 0.62, reflectance: 0.035, specular: 0.5, wrap: 0.24 });

/** Reads planes of the relief where a point of the scene is seen; nothing is allocated. */
function planeReader({ page: { camera }, width, height }: ReliefPartsRequest) {
  const { eye, right, up, forward, focal, aspect, shiftX, shiftY } = camera;
  const place = { x: 0, y: 0 };
  const [ex, ey, ez] = eye;
  const [fx, fy, fz] = forward;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [scaleX, scaleY] = [focal * width, focal * aspect * height];
  const [middleX, middleY] = [(0.5 + shiftX) * width - 0.5, (0.5 + shiftY) * height - 0.5];
  return (x: number, y: number, z: number) => {
    const dx = x - ex;
    const dy = y - ey;
    const dz = z - ez;
    const far = 1 / (dx * fx + dy * fy + dz * fz);
    place.x = middleX + scaleX * (dx * rx + dy * ry + dz * rz) * far;
    place.y = middleY - scaleY * (dx * ux + dy * uy + dz * uz) * far;
    return place;
  };
}

/** The form carried a few pixels beyond its outline, so that sheets end on their slope and not in a step. */
function spread(form: Float32Array, owners: Int16Array, width: number, height: number): Float32Array {
  const mask = Float32Array.from(owners, (owner) => (owner >= 0 ? 1 : 0));
  const sum = blur(form.map((value, k) => value * mask[k]!), width, height, 2, { passes: 2 });
  const weight = blur(mask, width, height, 2, { passes: 2 });
  return form.map((value, k) => (mask[k] ? value : weight[k]! > 1e-3 ? (0.8 * sum[k]!) / weight[k]! : 0));
}

/** Metres of cloth over the relief: it runs round the body row by row, and hangs straight down. */
function layCloth({ owners, form, folds, width, height, pixel }: ReliefPartsRequest) {
  const u = new Float32Array(form.length);
  const v = new Float32Array(form.length);
  const ahead = new Float32Array(form.length);
  const weight = new Float32Array(form.length);
  for (let y = 0; y < height; y++) {
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const inside = x < width && owners[y * width + x]! >= 0;
      if (inside && from < 0) from = x;
      if (inside || from < 0) continue;
      const middle = (from + x) >> 1;
      for (const way of [1, -1] as const) {
        let extra = 0;
        for (let i = middle; way > 0 ? i < x : i >= from; i += way) {
          const k = y * width + i;
          ahead[k] = way * extra;
          weight[k] = 1;
          const slope = (form[k + (i < width - 1 ? 1 : 0)]! - form[k]!) / pixel;
          extra += Math.min(1.6, Math.hypot(1, slope) - 1);
        }
      }
      from = -1;
    }
  }
  const soft = blur(ahead, width, height, 5);
  const near = blur(weight, width, height, 5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      u[k] = pixel * (x - width / 2 + soft[k]! / Math.max(0.02, near[k]!)) + 0.6 * folds[k]!;
      v[k] = -pixel * y + 0.35 * folds[k]!;
    }
  }
  return { u, v };
}

/** How far seams tilt the cloth beside them and keep light from it. */
const SEAM_TILT = 0.75;
const SEAM_SHADE = 0.26;

/** Lines press the cloth: a groove with a lit and a shaded side, whether or not their ink stays. */
function seamPainter({ seams, width, height, page, pixel }: ReliefPartsRequest, find: ReturnType<typeof planeReader>): Painter {
  const groove = blur(seams, width, height, 1, { passes: 2 });
  const { right, up } = page.camera;
  return (point, surface) => {
    const { x, y } = find(point.x, point.y, point.z);
    const here = readPlane(groove, width, height, x, y);
    if (here < 0.01) return;
    const reach = Math.max(1, 0.0016 / pixel);
    const across = readPlane(groove, width, height, x + reach, y) - readPlane(groove, width, height, x - reach, y);
    const down = readPlane(groove, width, height, x, y + reach) - readPlane(groove, width, height, x, y - reach);
    surface.occlusion *= 1 - SEAM_SHADE * Math.min(1, here * 1.4);
    surface.tiltX += SEAM_TILT * (across * right[0] - down * up[0]);
    surface.tiltY += SEAM_TILT * (across * right[1] - down * up[1]);
    surface.tiltZ += SEAM_TILT * (across * right[2] - down * up[2]);
  };
}
