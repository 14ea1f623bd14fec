import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';

/** Metres that a hem hangs lower than its plain height at angle `a` from the front; negative where it is cut higher. */
export type HemShape = (a: number) => number;

/** Number of scallops around a hem. */
const SCALLOPS = 30;

/** Outlines of hems by the vocabulary's names; `reach` is how far the skirt hangs, metres, so that mini hems move less. */
export function hemShape(hem: Piece['attributes']['hem'], reach: number): HemShape | null {
  const by = Math.min(1, reach / 0.6);
  switch (hem) {
    case 'asymmetric':
      return (a) => by * (0.1 * Math.sin(a) + 0.03 * Math.cos(a) - 0.05);
    case 'handkerchief':
      // Four corners of a square cloth, rotated a little off the quarters so that two are visible in front.
      return (a) => by * (0.17 * Math.pow(Math.abs(Math.sin(2 * (a + 0.12))), 1.6) - 0.06);
    case 'curved':
      return (a) => -by * 0.11 * Math.pow(Math.abs(Math.sin(a)), 2.4);
    case 'scalloped':
      return (a) => 0.016 * Math.sqrt(Math.abs(Math.sin((a * SCALLOPS) / 2))) - 0.012;
    default:
      return null;
  }
}

/** Share of the extra length of a high-low hem at angle `a`: 0 in front, 1 at the back. */
export function backFall(a: number): number {
  return smoothstep(0.35, 2.7, Math.abs(a));
}
