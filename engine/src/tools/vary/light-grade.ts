import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { LightName } from '../../words/prompt/vocabulary/scenes.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { srgbByte } from '../../studio/materials/colour.ts';

interface Grade {
  /** Linear gain of each channel in the light. */
  readonly light: Rgb;
  /** Linear gain of each channel in the shade. */
  readonly shade: Rgb;
  /** Exponent around mid-grey; above 1 shadows are deeper. */
  readonly contrast: number;
}

/** Colour temperatures and contrasts of each light, as photographers grade for them. */
const GRADES: Readonly<Record<LightName, Grade>> = {
  soft: { light: [1.02, 1.01, 1], shade: [1.05, 1.05, 1.05], contrast: 0.92 },
  hard: { light: [1.06, 1.04, 1], shade: [0.94, 0.96, 1], contrast: 1.18 },
  'golden-hour': { light: [1.16, 1, 0.74], shade: [1.02, 0.94, 0.88], contrast: 1.06 },
  overcast: { light: [0.93, 0.97, 1.02], shade: [0.98, 1, 1.04], contrast: 0.9 },
  'low-key': { light: [0.8, 0.78, 0.76], shade: [0.5, 0.5, 0.54], contrast: 1.2 },
  'high-key': { light: [1.2, 1.2, 1.2], shade: [1.3, 1.3, 1.32], contrast: 0.86 },
  rim: { light: [1.04, 1.02, 1], shade: [0.8, 0.82, 0.88], contrast: 1.12 },
  neon: { light: [1.08, 0.84, 1.1], shade: [0.76, 0.7, 1.12], contrast: 1.12 },
  gels: { light: [1.14, 0.82, 0.84], shade: [0.72, 0.74, 1.16], contrast: 1.1 },
  window: { light: [1.03, 1.01, 0.98], shade: [0.94, 0.98, 1.04], contrast: 1.02 },
  spotlight: { light: [1.08, 1.05, 0.98], shade: [0.66, 0.66, 0.7], contrast: 1.16 },
  candle: { light: [1.05, 0.8, 0.5], shade: [0.72, 0.56, 0.44], contrast: 1.06 },
  flash: { light: [1.12, 1.12, 1.13], shade: [0.98, 0.98, 1], contrast: 1.1 },
  moonlight: { light: [0.56, 0.68, 0.94], shade: [0.42, 0.5, 0.74], contrast: 1.08 },
  'high-contrast': { light: [1.08, 1.08, 1.08], shade: [0.8, 0.8, 0.8], contrast: 1.24 },
  noon: { light: [1.1, 1.08, 1.03], shade: [0.88, 0.92, 1], contrast: 1.16 },
  'long-shadow': { light: [1.12, 1.06, 0.95], shade: [0.85, 0.88, 0.94], contrast: 1.16 },
  'window-shadow': { light: [1.1, 1.04, 0.93], shade: [0.86, 0.88, 0.92], contrast: 1.12 },
  'blinds-shadow': { light: [1.1, 1.04, 0.92], shade: [0.84, 0.86, 0.9], contrast: 1.14 },
  'leaf-shadow': { light: [1.1, 1.05, 0.92], shade: [0.86, 0.89, 0.9], contrast: 1.12 },
  dappled: { light: [1.08, 1.06, 0.92], shade: [0.84, 0.9, 0.86], contrast: 1.12 },
};

/** Linear light of mid-grey. */
const MID_GREY = 0.18;
/** Luminance up to which a pixel is in the shade. */
const SHADE = 0.02;
/** Luminance from which a pixel is in the light. */
const LIT = 0.5;
/** Luminance that is added before a power, which would amplify noise in black. */
const NOISE = 0.002;
/** Linear light above which a brighter light is compressed towards 1, so that it does not clip. */
const SHOULDER = 0.8;

/** Applies another light to the whole picture: a grade that depends on the brightness of each pixel. Alpha stays. */
export function gradeLight(source: EnginePixels, name: LightName, share: number): EnginePixels {
  const { light, shade, contrast } = GRADES[name];
  const { channels } = source;
  const data = source.data.slice();
  const linear = new Float64Array(3);
  for (let at = 0; at < data.length; at += channels) {
    for (let c = 0; c < 3; c++) linear[c] = LINEAR[data[at + c]!]!;
    const luminance = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    const lit = smoothstep(SHADE, LIT, luminance);
    const bent = ((luminance + NOISE) / MID_GREY) ** (contrast - 1);
    for (let c = 0; c < 3; c++) {
      const gain = (shade[c]! + (light[c]! - shade[c]!) * lit) * bent;
      const value = shoulder(linear[c]! * (1 + (gain - 1) * share));
      data[at + c] = srgbByte(value);
    }
  }
  return { ...source, data };
}

const shoulder = (value: number): number =>
  value < SHOULDER ? value : SHOULDER + 0.2 * (1 - Math.exp((SHOULDER - value) / 0.2));
