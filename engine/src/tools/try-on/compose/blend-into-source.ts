import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Picture } from '../../../foundation/image/picture.ts';
import { growPlane } from '../body/work-picture.ts';

interface Worked {
  readonly rgb: Uint8Array;
  readonly touched: Uint8Array;
}

/** Lays the worked area over the picture; every pixel that was not touched equals the source. */
export function blendIntoSource(source: EnginePixels, work: Picture, { rgb, touched }: Worked): EnginePixels {
  const { width, height, channels } = source;
  const data = source.data.slice();
  const sameSize = work.width === width && work.height === height;
  const share = sameSize ? null : growPlane(Float32Array.from(touched), work, source);
  const planes = sameSize
    ? null
    : [0, 1, 2].map((c) =>
        growPlane(
          Float32Array.from(touched, (_, i) => rgb[3 * i + c]!),
          work,
          source,
        ),
      );
  for (let i = 0; i < width * height; i++) {
    const weight = share ? share[i]! : touched[i]!;
    if (weight === 0) continue;
    for (let c = 0; c < 3; c++) {
      const value = planes ? planes[c]![i]! : rgb[3 * i + c]!;
      data[i * channels + c] = Math.round(data[i * channels + c]! + (value - data[i * channels + c]!) * weight);
    }
    if (channels === 4) data[i * 4 + 3] = Math.max(data[i * 4 + 3]!, Math.round(255 * weight));
  }
  return { width, height, channels, data };
}
