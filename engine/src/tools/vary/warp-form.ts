import type { EnginePixels } from '../../foundation/image/pixels.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Margin that remains around a garment, as a share of the picture's side. */
const MARGIN = 0.03;
/** Maximum factor by which a garment is stretched. */
const MAX_STRETCH = 1.35;
/** Share of the garment from which a pixel belongs to it. */
const GARMENT_THRESHOLD = 0.5;

/**
 * Stretches a garment that nobody wears towards the proportions of another; its surroundings are compressed or
 * stretched to compensate, so that the frame stays.
 * @param share 0 to 1 of the difference.
 * @returns null where it fills its picture.
 */
export function warpForm(
  source: EnginePixels,
  own: Float32Array,
  other: { readonly matte: Float32Array; readonly width: number },
  share: number,
): EnginePixels | null {
  const from = boxOf(own, source.width);
  const to = boxOf(other.matte, other.width);
  if (!from || !to) return null;
  const shape = ({ left, right, top, bottom }: Box) => (right - left) / Math.max(1, bottom - top);
  const stretch = Math.min(MAX_STRETCH, Math.max(1 / MAX_STRETCH, shape(to) / shape(from))) ** (share / 2);
  const across = axis(from.left, from.right, source.width, stretch);
  const down = axis(from.top, from.bottom, source.height, 1 / stretch);
  return across && down ? resample(source, across, down) : null;
}

/** Bounds of the area that a matte covers; null for none. */
function boxOf(matte: Float32Array, width: number): Box | null {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < GARMENT_THRESHOLD) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right < 0 ? null : { left, right, top, bottom };
}

/**
 * The source position for each position of the result along one axis: the garment is scaled around its centre, and the
 * rest compensates.
 */
function axis(low: number, high: number, length: number, stretch: number): Float64Array | null {
  const margin = MARGIN * length;
  if (low < margin / 2 || high > length - margin / 2) return null;
  const middle = (low + high) / 2;
  const half = (high - low) / 2;
  const newHalf = Math.min(half * stretch, middle - margin, length - margin - middle);
  const [from, to] = [middle - newHalf, middle + newHalf];
  return Float64Array.from({ length }, (_, at) => {
    const place = at + 0.5;
    if (place < from) return (place * low) / from - 0.5;
    if (place > to) return high + ((place - to) * (length - high)) / (length - to) - 0.5;
    return middle + ((place - middle) * half) / newHalf - 0.5;
  });
}

function resample(source: EnginePixels, across: Float64Array, down: Float64Array): EnginePixels {
  const { width, height, channels, data } = source;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(height - 1, Math.max(0, down[y]!));
    const top = Math.min(height - 2, Math.floor(v));
    for (let x = 0; x < width; x++) {
      const u = Math.min(width - 1, Math.max(0, across[x]!));
      const left = Math.min(width - 2, Math.floor(u));
      const at = (top * width + left) * channels;
      for (let c = 0; c < channels; c++) {
        const upper = data[at + c]! * (1 - u + left) + data[at + channels + c]! * (u - left);
        const next = at + width * channels + c;
        const lower = data[next]! * (1 - u + left) + data[next + channels]! * (u - left);
        out[(y * width + x) * channels + c] = upper * (1 - v + top) + lower * (v - top) + 0.5;
      }
    }
  }
  return { ...source, data: out };
}
