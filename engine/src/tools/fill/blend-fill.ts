import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { Filled } from './fill-mask.ts';

/** Blends by the mask: the source at 0, the fill at 255. */
export function blendFill(source: EnginePixels, mask: EngineMask, { rgb, alpha }: Filled): EnginePixels {
  const { width, height, channels } = source;
  const data = source.data.slice();
  for (let i = 0; i < width * height; i++) {
    const share = mask.data[i]! / 255;
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) {
      const at = i * channels + c;
      data[at] = data[at]! + (rgb[i * 3 + c]! - data[at]!) * share + 0.5;
    }
    if (channels === 3) continue;
    const at = i * 4 + 3;
    const wanted = alpha ? alpha[i]! : 255;
    data[at] = data[at]! + (wanted - data[at]!) * share + 0.5;
  }
  return { width, height, channels, data };
}
