import { createVisibilityBuffer, emptyBuffer, rasterise } from '../../raster/rasterise.ts';
import type { ProjectedVertices } from '../../raster/rasterise.ts';
import { projectVertices } from '../camera.ts';
import { copySample, writeSample } from './band.ts';
import type { Band, RenderRequest } from './band.ts';
import { createFrame } from '../frame.ts';
import { copiesGround, isGround, spreadGround } from './ground-blocks.ts';
import type { Frame } from '../frame.ts';
import type { Scene } from '../scene.ts';
import { veilBand } from './veil-band.ts';
import { createShader } from './shade.ts';
import { isOnePart, shadeQuad } from './shade-quad.ts';
import { createSurfaceSampler } from './surface-sampler.ts';

/** Rows of samples that are visible at once: bounds the memory of the visibility buffer. */
const BAND_ROWS = 256;

/** Renders the scene at full sampling rate, band by band. */
export function renderFrame(request: RenderRequest): Frame {
  const { scene, camera, width, height } = request;
  const frame = createFrame(width, height, request.samples, request.channels);
  const projected = liftOuterPieces(scene, projectVertices(scene.geometry.positions, camera, width, height));
  const sampler = createSurfaceSampler(scene, camera, request.lighting.ambient, 1 / (camera.focal * width));
  const shader = createShader(request.lighting, request.shadowBias, width, height);
  const memory = createVisibilityBuffer(width, Math.min(BAND_ROWS, height));
  for (let top = 0; top < height; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - top);
    request.onStep(top / height);
    shadeBand({ request, frame, sampler, shader, buffer: emptyBuffer(memory, rows, top) }, projected);
  }
  return frame;
}

/** Metres by which each further layer of clothes is drawn nearer, so that what is worn below cannot poke through. */
const LAYER_LIFT = 0.014;

function liftOuterPieces({ parts, geometry }: Scene, projected: ProjectedVertices): ProjectedVertices {
  const layers = parts.map((part) => part.layer ?? 0);
  if (layers.every((layer) => layer === 0)) return projected;
  for (let i = 0; i < projected.z.length; i++) {
    projected.z[i] = projected.z[i]! - LAYER_LIFT * layers[geometry.vertexParts[i]!]!;
  }
  return projected;
}

/** Sides of blocks in which smooth ground is shaded at its corners and middle alone, in samples: widest tried first. */
const WIDEST_BLOCK = 32;
const BLOCK = 8;

function shadeBand(band: Band, projected: ProjectedVertices): void {
  const { request, buffer } = band;
  const { parts, geometry } = request.scene;
  const isSheer = (part: number) => parts[part]!.material.opacity < 1;
  rasterise(geometry, projected, buffer, { accepts: (part) => !isSheer(part) && !parts[part]!.glass });
  for (let row = 0; row < buffer.height; row += WIDEST_BLOCK) {
    request.onStep((buffer.top + row) / request.height);
    for (let x = 0; x < buffer.width; x += WIDEST_BLOCK) shadeArea(band, x, row, WIDEST_BLOCK);
  }
  if (parts.some((_, part) => isSheer(part))) veilBand(band, projected, isSheer);
}

/** A square of samples, cut by the edges of the band: spread at once where it is smooth ground, else quarter by quarter. */
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
  { backdrop, width, height }: RenderRequest,
  frame: Frame,
  x: number,
  y: number,
  at: number,
): void {
  backdrop(x / width, y / height, colour);
  frame.radiance[at * 3] = colour[0]!;
  frame.radiance[at * 3 + 1] = colour[1]!;
  frame.radiance[at * 3 + 2] = colour[2]!;
  if (frame.groundLight.length > 0) frame.groundLight[at] = 255;
}
