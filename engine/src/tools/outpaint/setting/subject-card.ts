/**
 * A 3D body for a cut-out in a setting: its outline in the picture, thickened by the distance to its edge, with each
 * column standing where its foot is seen on the floor. It casts the subject's shadows; the subject's own pixels cover
 * it.
 */
import type { Window } from '../../../foundation/image/hole-window.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import type { Camera } from '../../../studio/camera/camera.ts';
import { material } from '../../../studio/materials/material.ts';
import type { Part } from '../../../studio/parts/part.ts';
import { rayThrough } from './place-camera.ts';

interface CardRequest {
  readonly camera: Camera;
  /** Size of the canvas. */
  readonly width: number;
  readonly height: number;
  readonly subject: Uint8Array;
  /** Bounds of the subject in pixels. */
  readonly box: Window;
  /** Pixels above its lowest point within which columns end on the floor. */
  readonly foot: number;
  readonly metresPerPixel: number;
  readonly rest: 'stands' | 'lies' | 'floats';
  readonly detail: number;
}

/** Number of cells along the longer side. */
const CELLS = 150;
/** Minimum number of cells along the longer side, for a preview. */
const MIN_CELLS = 40;
/** Minimum number of cells along the shorter side. */
const MIN_SHORT_CELLS = 8;
/** Share of the subject from which a corner lies inside. */
const HALF = 0.5;
/** Share of the height, from below, over which columns that stand back lean forward into one plane. */
const LEANING = 0.4;
/** Half the depth of the body as a share of the distance to its edge. */
const BULGE = 0.75;
/** Maximum of half the depth as a share of the body's width. */
const MAX_BULGE = 0.17;
/** Thickness of a lying subject as a share of its width. */
const FLAT = 0.012;
/** Subject value (of 255) at the body's edge, which lies inside the subject's so that the subject covers it. */
const BODY_THRESHOLD = 140;

export function subjectCard(request: CardRequest): Part[] {
  const { camera, width, height, box, metresPerPixel, rest, detail } = request;
  const cells = Math.max(MIN_CELLS, Math.round(CELLS * Math.min(1, detail)));
  const scale = cells / Math.max(box.width, box.height);
  const columns = Math.max(MIN_SHORT_CELLS, Math.round(box.width * scale));
  const rows = Math.max(MIN_SHORT_CELLS, Math.round(box.height * scale));
  const outline = coarseOutline(request, columns + 1, rows + 1);
  const inner = edgeSteps(outline, columns + 1, rows + 1);
  const feet = rest === 'stands' ? groundDepths(outline, columns + 1, rows + 1, request) : null;
  const cell = (metresPerPixel * box.height) / rows;
  const max = (rest === 'lies' ? FLAT : MAX_BULGE) * box.width * metresPerPixel;
  const sheet = (side: 1 | -1): Mesh =>
    gridMesh({ columns, rows, flip: side < 0, develop: (u, v, _at, out) => out.splice(0, 2, u, v) }, (u, v, out) => {
      const at = Math.round(v * rows) * (columns + 1) + Math.round(u * columns);
      const bulge = side * max * (1 - Math.exp((-BULGE * Math.max(0, inner[at]! - 0.5) * cell) / Math.max(1e-6, max)));
      const ray = rayThrough(camera, (box.left + u * box.width) / width, (box.top + v * box.height) / height);
      const [ex, ey, ez] = camera.eye;
      let along: number;
      if (rest === 'lies') along = (ey - max - Math.max(0, bulge)) / -ray[1];
      else {
        const lean = feet ? feet[Math.round(u * columns)]! * (1 - smoothstep(0, LEANING, 1 - v)) : 0;
        along = (lean + bulge - ez) / ray[2];
      }
      out[0] = ex + ray[0] * along;
      out[1] = ey + ray[1] * along;
      out[2] = ez + ray[2] * along;
    });
  const edge = (_x: number, _y: number, _z: number, u: number, v: number) =>
    (readPlane(outline, columns + 1, rows + 1, u * columns, v * rows) - 0.5) * 2 * cell;
  const made = { role: 'stand' as const, trim: edge, material: BODY };
  const sides = rest === 'lies' ? ([1] as const) : ([1, -1] as const);
  return sides.map((side) => ({ ...made, name: side > 0 ? 'front' : 'back', mesh: sheet(side) }));
}

const BODY = material({ albedo: [0.35, 0.33, 0.31], specular: 0 });

/** Share of the subject at each cell's corner, about 0.5 at its edge. */
function coarseOutline({ subject, width, height, box }: CardRequest, wide: number, high: number): Float32Array {
  const out = new Float32Array(wide * high);
  const step = Math.max(1, box.width / (wide - 1));
  const reach = Math.max(1, Math.floor(step / 2));
  for (let j = 0; j < high; j++) {
    for (let i = 0; i < wide; i++) {
      const x = Math.round(box.left + (i / (wide - 1)) * box.width);
      const y = Math.round(box.top + (j / (high - 1)) * box.height);
      let sum = 0;
      let count = 0;
      for (let v = y - reach; v <= y + reach; v += reach) {
        for (let u = x - reach; u <= x + reach; u += reach) {
          count++;
          const inside = u >= 0 && v >= 0 && u < width && v < height;
          sum += inside ? clamp(subject[v * width + u]! / BODY_THRESHOLD) : 0;
        }
      }
      out[j * wide + i] = sum / count;
    }
  }
  return out;
}

/** Steps from each corner to the nearest one outside; the sides of the box count as inside. */
function edgeSteps(outline: Float32Array, wide: number, high: number): Float32Array {
  const far = Float32Array.from(outline, (share) => (share > HALF ? wide + high : 0));
  const relax = (i: number, from: number, by: number) => {
    if (far[from]! + by < far[i]!) far[i] = far[from]! + by;
  };
  for (let i = 0; i < far.length; i++) {
    if (i % wide > 0) relax(i, i - 1, 1);
    if (i >= wide) relax(i, i - wide, 1);
    if (i >= wide && i % wide > 0) relax(i, i - wide - 1, Math.SQRT2);
    if (i >= wide && i % wide < wide - 1) relax(i, i - wide + 1, Math.SQRT2);
  }
  for (let i = far.length - 1; i >= 0; i--) {
    if (i % wide < wide - 1) relax(i, i + 1, 1);
    if (i + wide < far.length) relax(i, i + wide, 1);
    if (i + wide < far.length && i % wide < wide - 1) relax(i, i + wide + 1, Math.SQRT2);
    if (i + wide < far.length && i % wide > 0) relax(i, i + wide - 1, Math.SQRT2);
  }
  return far;
}

/** Maximum distance that a column may stand back, as a share of the subject's height. */
const MAX_SETBACK = 0.22;
/** Maximum setback of a column of a wide subject as a share of the width; the larger of both maxima applies. */
const DEEPEST_ROUND = 0.6;
/** Maximum distance that a column may stand forward, as a share of the subject's height. */
const FOREMOST = 0.02;
/** Radius over which depths are smoothed, as a share of the width. */
const SMOOTHING = 0.02;

/** Distance in metres of every column from the lowest foot; negative away from the viewer. */
function groundDepths(
  outline: Float32Array,
  wide: number,
  high: number,
  { camera, box, foot, height }: CardRequest,
): Float32Array {
  const depths = new Float32Array(wide).fill(NaN);
  const worldHeight = (box.height / height / (camera.focal * camera.aspect)) * Math.hypot(...camera.eye);
  for (let i = 0; i < wide; i++) {
    for (let j = high - 1; j >= (1 - foot / box.height) * high; j--) {
      if (outline[j * wide + i]! < HALF) continue;
      const ray = rayThrough(camera, 0.5, (box.top + (j / (high - 1)) * box.height) / height);
      const along = -camera.eye[1] / Math.min(-1e-4, ray[1]);
      depths[i] = clamp(
        camera.eye[2] + ray[2] * along,
        -Math.max(MAX_SETBACK, (DEEPEST_ROUND * box.width) / box.height) * worldHeight,
        FOREMOST * worldHeight,
      );
      break;
    }
  }
  return smoothed(spread(depths), Math.max(1, Math.round(wide * SMOOTHING)));
}

/** Columns without a foot take the depth of the nearest one with a foot. */
function spread(depths: Float32Array): Float32Array {
  const out = depths.slice();
  let last = NaN;
  const away = new Float32Array(depths.length).fill(Infinity);
  for (let i = 0, since = Infinity; i < out.length; i++, since++) {
    if (!Number.isNaN(depths[i]!)) [last, since] = [depths[i]!, 0];
    [out[i], away[i]] = [last, since];
  }
  last = NaN;
  for (let i = out.length - 1, since = Infinity; i >= 0; i--, since++) {
    if (!Number.isNaN(depths[i]!)) [last, since] = [depths[i]!, 0];
    if (since < away[i]!) out[i] = last;
    if (Number.isNaN(out[i]!)) out[i] = 0;
  }
  return out;
}

function smoothed(values: Float32Array, reach: number): Float32Array {
  return values.map((_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += values[Math.min(values.length - 1, Math.max(0, i + k))]!;
    return sum / (2 * reach + 1);
  });
}
