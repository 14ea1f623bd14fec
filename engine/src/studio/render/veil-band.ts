import { createVisibilityBuffer, rasterise } from '../../raster/rasterise.ts';
import type { VisibilityBuffer } from '../../raster/rasterise.ts';
import { writeSurface } from './band.ts';
import type { Band } from './band.ts';
import { isSheer } from './see-scene.ts';

/** Sheets of sheer cloth that one ray may pass; what lies deeper is not seen. */
const MOST_LAYERS = 4;
/** Metres by which the next sheet must lie deeper, so that rounding does not show one sheet twice. */
const LAYER_GAP = 0.0004;

/**
 * Lays sheer cloth over a band whose opaque samples are shaded, sheet by sheet from the nearest (depth peeling,
 * Everitt 2001): no sorting, and folds that overlap grow denser by themselves.
 */
export function veilBand(band: Band): void {
  const { request, buffer } = band;
  const { scene, view } = request;
  const accepts = (part: number) => isSheer(scene.parts[part]!);
  const veil: Veil = {
    light: new Float32Array(buffer.depth.length * 3),
    passed: new Float32Array(buffer.depth.length).fill(1),
  };
  let behind: Float32Array | null = null;
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const sheet = createVisibilityBuffer(buffer.width, buffer.height, buffer.top);
    sheet.depth.set(buffer.depth);
    const deeper = behind ? { behind, nearGap: LAYER_GAP } : {};
    rasterise(scene.geometry, view.projected, sheet, { accepts, ...deeper });
    request.onStep((buffer.top + buffer.height * 0.9) / view.height);
    if (!shadeSheet(band, sheet, veil, layer === 0)) break;
    behind = sheet.depth;
  }
  composeVeil(band, veil);
}

interface Veil {
  /** Light of the sheets so far, 3 per sample. */
  readonly light: Float32Array;
  /** Share of what lies behind that still comes through. */
  readonly passed: Float32Array;
}

const colour = new Float64Array(3);

/** False when the sheet is empty. */
function shadeSheet(band: Band, sheet: VisibilityBuffer, { light, passed }: Veil, nearest: boolean): boolean {
  const { sampler, shader, request } = band;
  const { sample } = sampler;
  let seen = false;
  for (let k = 0; k < sheet.triangle.length; k++) {
    if (k % 16384 === 0) request.onStep((sheet.top + k / sheet.width) / request.view.height);
    if (sheet.triangle[k]! < 0) continue;
    seen = true;
    sampler.read(sheet, k);
    // Seen at a slant, a ray meets more threads.
    const density = 1 - Math.pow(1 - Math.min(0.99, sample.opacity), 1 / Math.max(0.16, sample.facing));
    shader.shade(sample, k % sheet.width, sheet.top + Math.floor(k / sheet.width), colour);
    const share = passed[k]! * density;
    for (let c = 0; c < 3; c++) light[k * 3 + c] = light[k * 3 + c]! + share * colour[c]!;
    passed[k] = passed[k]! - share;
    if (nearest && density > 0.25) writeSurface(band, sheet.depth[k]!, sheet.top * sheet.width + k);
  }
  return seen;
}

function composeVeil({ frame, buffer }: Band, { light, passed }: Veil): void {
  const start = buffer.top * buffer.width;
  for (let k = 0; k < passed.length; k++) {
    if (passed[k] === 1) continue;
    const at = start + k;
    const bare = buffer.triangle[k]! < 0;
    for (let c = 0; c < 3; c++) {
      const own = light[k * 3 + c]!;
      // Over nothing, the sample keeps the colour of the cloth alone and becomes partly transparent.
      frame.radiance[at * 3 + c] = bare ? own / (1 - passed[k]!) : frame.radiance[at * 3 + c]! * passed[k]! + own;
    }
    if (bare) frame.coverage[at] = Math.round(255 * (1 - passed[k]!));
    if (frame.groundLight.length > 0) frame.groundLight[at] = 0;
  }
}
