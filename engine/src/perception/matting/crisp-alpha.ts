import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Alpha (0 to 1) up to which a pixel becomes clear; between both values there is a smooth ramp. */
const MAX_CLEAR = 0.36;
/** Alpha from which a pixel becomes opaque. */
const MIN_OPAQUE = 0.64;

/** Returns a copy of a cut-out whose edges are hard: still antialiased, but in about a third of the width. */
export function crispAlpha(cut: EnginePixels): EnginePixels {
  const data = new Uint8Array(cut.data);
  for (let i = 3; i < data.length; i += 4) {
    const t = Math.min(1, Math.max(0, (data[i]! / 255 - MAX_CLEAR) / (MIN_OPAQUE - MAX_CLEAR)));
    data[i] = Math.round(255 * t * t * (3 - 2 * t));
  }
  return { ...cut, data };
}
