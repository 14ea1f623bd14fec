import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { clamp } from '../../foundation/geometry/interpolation.ts';
import { srgbByte, srgbFromLinear } from '../../studio/materials/colour.ts';
import type { FinishRequest } from '../../studio/picture/look.ts';
import { paintCloth } from '../../studio/looks/illustration/paint-cloth.ts';
import { paintBackground } from '../../studio/looks/illustration/paint-background.ts';
import { createSheet } from '../../studio/looks/illustration/sheet.ts';
import { nameSamples, subjectLayers } from '../../studio/looks/illustration/subject-layers.ts';
import { resample } from '../../studio/picture/resample.ts';

/** Natural white paper, sRGB. */
const PAPER = [0.968, 0.953, 0.925] as const;
/** Difference of depth in metres from which two surfaces are separate layers. */
const LAYER = 0.01;
/** Opacity of the white under the cloth on coloured paper. */
const UNDERCOAT = 0.94;

/** Watercolour inside the lines: washes shaded by the relief, on cold-pressed paper. */
export function paintSketch(request: FinishRequest, standing: boolean): EnginePixels {
  const { frame, scene, width, height, background, backgroundColour, brief, seed, check } = request;
  const asked = backgroundColour?.map(srgbFromLinear) as [number, number, number] | undefined;
  const layers = subjectLayers(nameSamples(frame, scene, null, LAYER), scene, width, height, check);
  const sheet = createSheet({ width, height, paper: asked ?? PAPER, check });
  if (asked) {
    // Opaque white under the cloth, without which a wash would vanish on coloured paper.
    for (let k = 0; k < layers.cloth.length; k++) {
      for (let c = 0; c < 3; c++) {
        const at = k * 3 + c;
        sheet.colour[at] = sheet.colour[at]! + (PAPER[c]! - sheet.colour[at]!) * UNDERCOAT * layers.cloth[k]!;
      }
    }
  } else if (background !== 'transparent') {
    paintBackground(sheet, layers, { standing, setting: brief.setting, seed, check });
  }
  paintCloth(sheet, layers, check);
  const channels = background === 'transparent' ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) data[k * channels + c] = 255 * clamp(sheet.colour[k * 3 + c]!) + 0.5;
    if (channels === 4) data[k * 4 + 3] = 255 * Math.min(1, sheet.painted[k]!);
  }
  return { width, height, channels, data };
}

/** The studio dyes cloth deeper than the named colour by this factor; a flat shows the colour itself. */
const UNDYED = 1 / 0.8;

/** Flat colour inside the lines, as in a technical drawing. */
export function fillSketch({
  frame,
  width,
  height,
  background,
  backgroundColour,
}: FinishRequest): Promise<EnginePixels> {
  const paper = backgroundColour ? backgroundColour.map(srgbByte) : [255, 255, 255];
  const colours = new Uint8Array(frame.albedo.length);
  for (let k = 0; k < frame.parts.length; k++) {
    const cover = frame.parts[k]! > 0 ? Math.max(frame.coverage[k]!, 1) / 255 : 0;
    for (let c = 0; c < 3; c++) {
      const own = Math.min(255, 255 * Math.pow((frame.albedo[k * 3 + c]! / 255) ** 2.2 * UNDYED, 1 / 2.2));
      colours[k * 3 + c] = paper[c]! + (own - paper[c]!) * cover;
    }
  }
  const alpha = background === 'transparent' ? frame.coverage : null;
  return resample({ width: frame.width, height: frame.height, colours, alpha }, width, height);
}
