import { blur } from '../../../foundation/image/blur.ts';
import type { Drawing } from './drawing.ts';

/** The same page at a lower resolution: `width` and `height` have its aspect ratio and are not larger than it. */
export function shrinkDrawing(drawing: Drawing, width: number, height: number): Drawing {
  const share = width / drawing.width;
  const { left, top, right, bottom } = drawing.page;
  return {
    width,
    height,
    // Averaging alone would make hairlines fade.
    ink: shrinkPlane(drawing.ink, 1, drawing, width, height).map((value) => Math.min(1, value / Math.sqrt(share))),
    colour: shrinkPlane(drawing.colour, 3, drawing, width, height),
    page: {
      left: Math.round(left * share),
      top: Math.round(top * share),
      right: Math.round(right * share),
      bottom: Math.round(bottom * share),
    },
  };
}

/** Factor of reduction above which bilinear sampling would skip pixels, so that the plane is blurred first. */
const SKIPS = 1.4;
/** Resamples a plane bilinearly to a smaller size. */
function shrinkPlane(
  plane: Float32Array,
  channels: number,
  from: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): Float32Array {
  if (from.width === width && from.height === height) return plane.slice();
  const soft =
    from.width > SKIPS * width
      ? blur(plane, from.width, from.height, from.width / width / 3, { channels, passes: 1 })
      : plane;
  const out = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(from.height - 1.001, Math.max(0, ((y + 0.5) * from.height) / height - 0.5));
    const j = Math.floor(fy);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(from.width - 1.001, Math.max(0, ((x + 0.5) * from.width) / width - 0.5));
      const i = Math.floor(fx);
      const [u, v] = [fx - i, fy - j];
      for (let c = 0; c < channels; c++) {
        const k = (j * from.width + i) * channels + c;
        const below = k + (j + 1 < from.height ? from.width * channels : 0);
        const top = soft[k]! * (1 - u) + soft[k + channels]! * u;
        const bottom = soft[below]! * (1 - u) + soft[below + channels]! * u;
        out[(y * width + x) * channels + c] = top * (1 - v) + bottom * v;
      }
    }
  }
  return out;
}
