import type { Pixels } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';

/**
 * Gives an engine's picture the alpha of its source, resized, because nodes that load pictures drop it. The result of
 * an opaque source is made opaque, on white.
 */
export async function withOwnAlpha(source: Pixels, made: Pixels): Promise<Pixels> {
  if (source.channels === 3) return flattenOn(made, '#ffffff');
  const { width, height, channels } = made;
  const fitted = await stretchTo(source, made);
  const data = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) data[k * 4 + c] = made.data[k * channels + c]!;
    data[k * 4 + 3] = fitted.data[k * 4 + 3]!;
  }
  return { width, height, channels: 4, data };
}
