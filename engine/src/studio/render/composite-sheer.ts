import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { emptyBuffer, rasterise, trianglesInRows } from '../../foundation/raster/rasterise.ts';
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { writeSurface } from './band.ts';
import type { Band } from './band.ts';
import { isSheer } from './see-scene.ts';

/** Maximum number of sheer sheets along one ray; deeper ones are not drawn. */
const MAX_LAYERS = 4;
/** Minimum distance in metres to the next sheet, so that rounding does not draw one sheet twice. */
const LAYER_GAP = 0.0004;

/**
 * Composites sheer fabric over a band whose opaque samples are shaded, sheet by sheet from the nearest (depth peeling,
 * Everitt 2001): no sorting is needed, and overlapping folds become denser. `memory` holds the sheets alternately.
 */
export function compositeSheer(band: Band, memory: readonly [VisibilityBuffer, VisibilityBuffer]): void {
  const { request, buffer } = band;
  const { scene, view } = request;
  const accepts = (part: number) => isSheer(scene.parts[part]!);
  const { top, height } = buffer;
  const among = trianglesInRows(scene.geometry, view.projected, accepts, top, top + height);
  if (among.length === 0) return;
  const sum: SheetSum = {
    light: new Float32Array(buffer.depth.length * 3),
    transmittance: new Float32Array(buffer.depth.length).fill(1),
  };
  let behind: Float32Array | null = null;
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const sheet = emptyBuffer(memory[layer & 1]!, buffer.height, buffer.top);
    sheet.depth.set(buffer.depth);
    const deeper = behind ? { behind, nearGap: LAYER_GAP } : {};
    rasterise(scene.geometry, view.projected, sheet, { among, ...deeper });
    request.onStep((buffer.top + buffer.height * 0.9) / view.height);
    if (!shadeSheet(band, sheet, sum, layer === 0)) break;
    behind = sheet.depth;
  }
  writeSheets(band, sum);
}

interface SheetSum {
  /** Sum of the radiance of the sheets so far, 3 values per sample. */
  readonly light: Float32Array;
  /** Transmittance of the sheets so far, 0 to 1. */
  readonly transmittance: Float32Array;
}

const colour = new Float64Array(3);

/** Transmittance below which further sheets are not visible. */
const HIDDEN = 0.03;
/** Maximum difference in depth, in sample sizes, between samples that share a shadow. */
const MAX_DEPTH_STEP = 5;
/** Maximum difference of radiance and of density, as shares, at which opposite corners stand for all four samples. */
const PLAIN = 0.12;

/** Radiance and density of a sheet at one of two opposite corners of four samples. */
interface Corner {
  part: number;
  depth: number;
  back: boolean;
  density: number;
  /** Cosine between normal and eye. */
  facing: number;
  readonly colour: Float64Array;
}

const createCorner = (): Corner => ({
  part: -1,
  depth: 0,
  back: false,
  density: 0,
  facing: 0,
  colour: new Float64Array(3),
});
const first = createCorner();
const last = createCorner();
const other = createCorner();

/** Shades a sheet. The result is false when it is empty. */
function shadeSheet(band: Band, sheet: VisibilityBuffer, sum: SheetSum, nearest: boolean): boolean {
  const { width, height, top, triangle } = sheet;
  let seen = false;
  for (let row = 0; row < height; row += 2) {
    if (row % 16 === 0) band.request.onStep((top + row) / band.request.view.height);
    for (let x = 0; x < width; x += 2) {
      const k = row * width + x;
      const right = x + 1 < width;
      const below = row + 1 < height;
      const any = triangle[k]! >= 0 || (right && triangle[k + 1]! >= 0) || (below && triangle[k + width]! >= 0);
      if (!any && !(right && below && triangle[k + width + 1]! >= 0)) continue;
      seen = true;
      first.part = -1;
      last.part = -1;
      addSample(band, sheet, sum, k, first, nearest);
      if (!nearest && right && below && first.part >= 0 && isOneSheet(band, sheet, k)) {
        spreadFirst(sum, k, width);
        continue;
      }
      if (right && below) addSample(band, sheet, sum, k + width + 1, last, nearest);
      const plain = arePlain();
      if (right) addBetween(band, sheet, sum, k + 1, nearest, plain);
      if (below) addBetween(band, sheet, sum, k + width, nearest, plain);
    }
  }
  return seen;
}

/** Maximum difference in depth, in metres, of four samples of a part that count as one layer of fabric. */
const ONE_SHEET = 0.012;
/** Minimum cosine to the eye of such fabric: at grazing angles its density changes from sample to sample. */
const MIN_FACING = 0.4;

/** Whether four samples show one layer of fabric. Behind another sheet, the first may then replace all of them. */
function isOneSheet({ request: { scene } }: Band, { width, triangle, depth }: VisibilityBuffer, k: number): boolean {
  if (first.facing < MIN_FACING) return false;
  const { triangleParts } = scene.geometry;
  for (let other = k + 1; other <= k + width + 1; other += other === k + 1 ? width - 1 : 1) {
    const t = triangle[other]!;
    if (t < 0 || triangleParts[t] !== first.part || Math.abs(depth[other]! - first.depth) > ONE_SHEET) return false;
  }
  return true;
}

/** Composites the first of four samples at the other three too. */
function spreadFirst(sum: SheetSum, k: number, width: number): void {
  colour.set(first.colour);
  addBelow(sum, k + 1, first.density);
  addBelow(sum, k + width, first.density);
  addBelow(sum, k + width + 1, first.density);
}

/** Whether the corners show one smooth layer of fabric. */
function arePlain(): boolean {
  if (first.part < 0 || first.part !== last.part || first.back !== last.back) return false;
  if (Math.abs(first.density - last.density) > PLAIN * first.density) return false;
  const [r = 0, g = 0, b = 0] = first.colour;
  const [red = 0, green = 0, blue = 0] = last.colour;
  return Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < PLAIN * (r + g + b);
}

/**
 * Composites the mean of the corners at a sample between them if they are uniform and the sample continues their
 * surface; otherwise the sample is shaded.
 */
function addBetween(
  band: Band,
  sheet: VisibilityBuffer,
  sum: SheetSum,
  k: number,
  nearest: boolean,
  plain: boolean,
): void {
  const t = sheet.triangle[k]!;
  if (t < 0) return;
  const between = Math.abs(2 * sheet.depth[k]! - first.depth - last.depth);
  const continues = plain && !needsSurface(band) && band.request.scene.geometry.triangleParts[t] === first.part;
  if (!continues || between > Math.abs(first.depth - last.depth) + LAYER_GAP) {
    return addSample(band, sheet, sum, k, other, nearest);
  }
  for (let c = 0; c < 3; c++) colour[c] = 0.5 * (first.colour[c]! + last.colour[c]!);
  const density = 0.5 * (first.density + last.density);
  addBelow(sum, k, density);
  if (!nearest || density <= 0.25) return;
  const at = sheet.top * sheet.width + k;
  band.frame.parts[at] = first.part + 1;
  if (band.frame.depth.length > 0) band.frame.depth[at] = sheet.depth[k]!;
}

/** Whether the look needs the surface of each sample. */
const needsSurface = ({ frame }: Band) => frame.normals.length + frame.albedo.length + frame.lines.length > 0;

/** Opacity below which fabric is a net, with gaps between its threads. */
const NET = 0.35;

/**
 * Shades sample `k`, with the shadow of the first of its four if they are neighbours, and composites it below the
 * sheets so far.
 */
function addSample(
  band: Band,
  sheet: VisibilityBuffer,
  sum: SheetSum,
  k: number,
  corner: Corner,
  nearest: boolean,
): void {
  if (sheet.triangle[k]! < 0 || sum.transmittance[k]! < HIDDEN) return;
  const { sampler, shader } = band;
  const { sample } = sampler;
  const depth = sheet.depth[k]!;
  sampler.read(sheet, k);
  if (sample.opacity < NET) {
    // Where a fold of net turns away, its few threads would look like a line of light.
    const turned = smoothstep(0.08, 0.5, sample.facing);
    sample.sheen *= turned;
    sample.specular *= turned;
  }
  const x = k % sheet.width;
  const y = sheet.top + Math.floor(k / sheet.width);
  const near = Math.abs(depth - first.depth) < MAX_DEPTH_STEP * sample.footprint;
  if (corner === first) shader.shadeFirst(sample, x >> 1, y >> 1, colour);
  else if (near && first.part === sample.partIndex && first.back === sample.back) shader.shadeNext(sample, colour);
  else {
    shader.shade(sample, x, y, colour);
    // Discards the shadow of the first sample.
    first.part = -1;
  }
  // At grazing angles, a ray hits more threads.
  const minDensity = sample.opacity < NET ? 0.34 : 0.16;
  const density = 1 - Math.pow(1 - Math.min(0.99, sample.opacity), 1 / Math.max(minDensity, sample.facing));
  corner.part = sample.partIndex;
  corner.depth = depth;
  corner.back = sample.back;
  corner.density = density;
  corner.facing = sample.facing;
  corner.colour.set(colour);
  addBelow(sum, k, density);
  if (nearest && density > 0.25) writeSurface(band, depth, sheet.top * sheet.width + k);
}

/** Composites `colour` below the sheets so far at sample `k`. */
function addBelow({ light, transmittance }: SheetSum, k: number, density: number): void {
  const share = transmittance[k]! * density;
  for (let c = 0; c < 3; c++) light[k * 3 + c] = light[k * 3 + c]! + share * colour[c]!;
  transmittance[k] = transmittance[k]! - share;
}

/** Composites the sum of the sheets over the samples of the band. */
function writeSheets({ frame, buffer }: Band, { light, transmittance }: SheetSum): void {
  const start = buffer.top * buffer.width;
  for (let k = 0; k < transmittance.length; k++) {
    if (transmittance[k] === 1) continue;
    const at = start + k;
    const bare = buffer.triangle[k]! < 0;
    for (let c = 0; c < 3; c++) {
      const own = light[k * 3 + c]!;
      // In front of the empty backdrop, the sample has the colour of the fabric alone and is partly transparent.
      frame.radiance[at * 3 + c] = bare
        ? own / (1 - transmittance[k]!)
        : frame.radiance[at * 3 + c]! * transmittance[k]! + own;
    }
    if (bare) frame.coverage[at] = Math.round(255 * (1 - transmittance[k]!));
    if (frame.backgroundLight.length > 0) frame.backgroundLight[at] = 0;
  }
}
