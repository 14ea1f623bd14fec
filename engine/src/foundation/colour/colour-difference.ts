import type { Cielab } from './cielab.ts';

const DEGREE = Math.PI / 180;
const POWER_25 = 25 ** 7;

/**
 * CIEDE2000 difference of two colours with all parametric factors 1. About 1 is just noticeable side by side. Source of
 * the formula and of its test pairs: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
 * Supplementary Test Data, and Mathematical Observations", Color Research & Application 30 (2005).
 */
export function colourDifference([l1, a1, b1]: Cielab, [l2, a2, b2]: Cielab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + POWER_25)));
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hueOf(a1 * stretch, b1);
  const h2 = hueOf(a2 * stretch, b2);
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : shortestTurn(h1, h2);
  const hue = grey ? h1 + h2 : meanHue(h1, h2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos((hue - 30) * DEGREE) +
    0.24 * Math.cos(2 * hue * DEGREE) +
    0.32 * Math.cos((3 * hue + 6) * DEGREE) -
    0.2 * Math.cos((4 * hue - 63) * DEGREE);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const saturation = (c2 - c1) / (1 + 0.045 * c);
  const hueShift = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * c * t);
  const blue = 30 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation = -Math.sin(2 * blue * DEGREE) * 2 * Math.sqrt(c ** 7 / (c ** 7 + POWER_25));
  return Math.sqrt(lightness ** 2 + saturation ** 2 + hueShift ** 2 + rotation * saturation * hueShift);
}

/** Hue angle in degrees, 0 to below 360. */
function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / DEGREE;
  return angle < 0 ? angle + 360 : angle;
}

/** Signed angle in degrees from the first hue to the second, -180 to 180. */
function shortestTurn(h1: number, h2: number): number {
  const turn = h2 - h1;
  return Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
}

function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}
