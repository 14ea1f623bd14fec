import { createVisibilityBuffer, emptyBuffer, rasterise, rowsOf } from '../../foundation/raster/rasterise.ts';
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { scratchIntegers } from '../../foundation/raster/scratch.ts';
import { copySample, writeSample } from './band.ts';
import type { Band, RenderRequest } from './band.ts';
import { createBetweenSamples } from './between-samples.ts';
import type { FillTools } from './between-samples.ts';
import { createFrame } from './frame.ts';
import { copiesGround, isGround, spreadGround } from './ground-blocks.ts';
import type { Frame } from './frame.ts';
import { isOpaque, isSheer, MAX_VISIBLE } from './see-scene.ts';
import { compositeSheer } from './composite-sheer.ts';
import { createShader } from './shade.ts';
import { isOnePart, shadeAlone, shadeQuad } from './shade-quad.ts';
import { createSurfaceSampler } from './surface-sampler.ts';

/**
 * Objects of the last picture. They are retained because V8 drops the compiled code of a function with the last closure
 * made from it.
 */
const retained: { made?: Pick<Band, 'sampler' | 'shader' | 'between'>; tools?: FillTools } = {};

/** Renders the scene at full sampling rate, band by band when the whole would take too much memory. */
export function renderFrame(request: RenderRequest): Frame {
  const { scene, view } = request;
  const { width, height } = view;
  const frame = createFrame(width, height, request.samples, request.channels);
  const sampler = createSurfaceSampler(scene, view, request.lighting.ambient);
  const shader = createShader(request.lighting, request.shadowBias, width, height);
  const between = createBetweenSamples(scratchIntegers('samples between', Math.min(MAX_VISIBLE, width * height) >> 2));
  retained.made = { sampler, shader, between };
  const shadeAll = (buffer: VisibilityBuffer) => shadeBand({ request, frame, sampler, shader, buffer, between });
  if (view.opaque) {
    shadeAll(view.opaque);
    return frame;
  }
  const bandRows = Math.max(1, Math.floor(MAX_VISIBLE / width / MAX_BLOCK)) * MAX_BLOCK;
  const memory = createVisibilityBuffer(width, bandRows);
  const accepts = (part: number) => isOpaque(scene, part);
  for (let top = 0; top < height; top += bandRows) {
    const check = () => request.onStep(top / height);
    const buffer = emptyBuffer(memory, Math.min(bandRows, height - top), top);
    rasterise(scene.geometry, view.projected, buffer, { accepts, check });
    shadeAll(buffer);
  }
  return frame;
}

/**
 * Maximum side in samples of the blocks in which smooth ground is shaded only at the corners and sometimes the centre.
 */
const MAX_BLOCK = 32;
/** Side in samples of the blocks in which everything else is shaded. */
const BLOCK = 8;

/** Rows over which sheer fabric is composited at once, because its sheets need additional memory. */
const SHEER_ROWS = 384;

function shadeBand(band: Band): void {
  const { request, buffer } = band;
  for (let row = 0; row < buffer.height; row += MAX_BLOCK) {
    request.onStep((buffer.top + row) / request.view.height);
    for (let x = 0; x < buffer.width; x += MAX_BLOCK) shadeArea(band, x, row, MAX_BLOCK);
  }
  fillBetween(band);
  if (!request.scene.parts.some(isSheer)) return;
  const rows = Math.min(SHEER_ROWS, buffer.height);
  const sheets = [createVisibilityBuffer(buffer.width, rows), createVisibilityBuffer(buffer.width, rows)] as const;
  for (let row = 0; row < buffer.height; row += rows) {
    compositeSheer({ ...band, buffer: rowsOf(buffer, row, Math.min(rows, buffer.height - row)) }, sheets);
  }
}

function fillBetween(band: Band): void {
  const { request, frame, buffer, between } = band;
  const { width, top, height } = buffer;
  const tools: FillTools = {
    metresPerSample: 1 / (request.view.camera.focal * width),
    shade: (k) => shadeAlone(band, k),
    check: () => request.onStep((top + height) / request.view.height),
  };
  retained.tools = tools;
  between.fill(frame, buffer, tools);
}

/**
 * Shades a square of samples, cut off at the edges of the band. Smooth ground is interpolated; anything else is divided
 * into quarters, down to blocks of `BLOCK` samples, which are shaded.
 */
function shadeArea(band: Band, left: number, first: number, side: number): void {
  const { request, buffer } = band;
  if (left >= buffer.width || first >= buffer.height) return;
  const right = Math.min(buffer.width, left + side) - 1;
  const bottom = Math.min(buffer.height, first + side) - 1;
  const smooth = !request.detailedGround && isGround(band, left, first, right, bottom);
  if (smooth && spreadGround(band, left, first, right, bottom)) return;
  if (side === BLOCK) return shadeBlock(band, left, first, right, bottom);
  const half = side / 2;
  shadeArea(band, left, first, half);
  shadeArea(band, left + half, first, half);
  shadeArea(band, left, first + half, half);
  shadeArea(band, left + half, first + half, half);
}

function shadeBlock(band: Band, left: number, first: number, right: number, bottom: number): void {
  if (band.request.unlit) return shadeSamples(band, left, first, right, bottom);
  for (let row = first; row <= bottom; row += 2) {
    for (let x = left; x <= right; x += 2) {
      if (x < right && row < bottom && isOnePart(band, x, row) && !seesGround(band, x, row)) shadeQuad(band, x, row);
      else shadeSamples(band, x, row, Math.min(x + 1, right), Math.min(row + 1, bottom));
    }
  }
}

function shadeSamples(band: Band, left: number, first: number, right: number, bottom: number): void {
  const { request, frame, buffer } = band;
  for (let row = first; row <= bottom; row++) {
    const y = buffer.top + row;
    for (let x = left; x <= right; x++) {
      const k = row * buffer.width + x;
      const at = y * buffer.width + x;
      if (buffer.triangle[k]! < 0) writeBackdrop(request, frame, x, y, at);
      else if (!request.detailedGround && (x & 1 || row & 1) && copiesGround(request.scene, buffer, x, row)) {
        copySample(frame, (y - (row & 1)) * buffer.width + (x - (x & 1)), at);
      } else writeSample(band, x, row);
    }
  }
}

function seesGround({ request: { scene }, buffer }: Band, x: number, row: number): boolean {
  return scene.parts[scene.geometry.triangleParts[buffer.triangle[row * buffer.width + x]!]!]!.role === 'ground';
}

const colour = new Float64Array(3);

function writeBackdrop(
  { backdrop, view: { width, height } }: RenderRequest,
  frame: Frame,
  x: number,
  y: number,
  at: number,
): void {
  backdrop(x / width, y / height, colour);
  frame.radiance[at * 3] = colour[0]!;
  frame.radiance[at * 3 + 1] = colour[1]!;
  frame.radiance[at * 3 + 2] = colour[2]!;
  if (frame.backgroundLight.length > 0) frame.backgroundLight[at] = 255;
}
