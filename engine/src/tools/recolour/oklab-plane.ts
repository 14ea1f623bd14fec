import { LINEAR } from '../../foundation/image/picture.ts';

/** OKLab (Ottosson 2020) of sRGB bytes, 3 values per pixel: lightness 0 to 1 and two opponent axes. */
export function oklabPlane(rgb: Uint8Array): Float32Array {
  const plane = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const r = LINEAR[rgb[at]!]!;
    const g = LINEAR[rgb[at + 1]!]!;
    const b = LINEAR[rgb[at + 2]!]!;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    plane[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    plane[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    plane[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return plane;
}

/** Writes the linear light of an OKLab colour, which may leave 0 to 1, to `out`. */
export function linearOfOklab(lightness: number, a: number, b: number, out: Float64Array): void {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  out[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  out[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
}
