import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Alpha between these becomes a steep ramp; below it becomes 0, above it 1. */
const FROM = 0.36;
const TO = 0.64;

/** The same cut-out with hard edges: still antialiased, but a third as wide. */
export function crispAlpha(cut: EnginePixels): EnginePixels {
  const data = new Uint8Array(cut.data);
  for (let i = 3; i < data.length; i += 4) {
    const t = Math.min(1, Math.max(0, (data[i]! / 255 - FROM) / (TO - FROM)));
    data[i] = Math.round(255 * t * t * (3 - 2 * t));
  }
  return { ...cut, data };
}
