import type { Pixels } from '../../../../ports/engine-task.ts';
import { coverTo, flattenOn } from '../../composition/fit-to-size.ts';

interface Blend {
  readonly source: Pixels;
  /** 0 to 1: how much of its colours to use. */
  readonly palette: number;
  /** 0 to 1: how much of its form to use. */
  readonly form: number;
}

interface Statistics {
  readonly mean: number;
  readonly deviation: number;
}

/** Maximum share of the second picture's form; above it the first picture is no longer recognisable. */
const MAX_FORM = 0.6;

/**
 * The source of a blended variation: the first picture with the second laid over it, its colours shifted to the
 * second's mean and spread (Reinhard et al., "Color Transfer between Images", 2001, here per channel of sRGB). Same
 * size as the first, opaque.
 */
export async function blendInto(first: Pixels, { source, palette, form }: Blend): Promise<Pixels> {
  const flat = await flattenOn(first, '#ffffff');
  const second = await coverTo(await flattenOn(source, '#ffffff'), first);
  const data = new Uint8Array(flat.data.length);
  const share = form * MAX_FORM;
  for (let c = 0; c < 3; c++) {
    const [own, other] = [statisticsOf(flat.data, c), statisticsOf(second.data, c)];
    const stretch = own.deviation > 1 ? other.deviation / own.deviation : 1;
    for (let k = c; k < data.length; k += 3) {
      const value = flat.data[k]!;
      const shifted = other.mean + (value - own.mean) * stretch;
      const coloured = value + (shifted - value) * palette;
      data[k] = Math.max(0, Math.min(255, Math.round(coloured + (second.data[k]! - coloured) * share)));
    }
  }
  return { ...flat, data };
}

function statisticsOf(data: Uint8Array, channel: number): Statistics {
  const count = data.length / 3;
  let sum = 0;
  let squares = 0;
  for (let k = channel; k < data.length; k += 3) {
    sum += data[k]!;
    squares += data[k]! ** 2;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean ** 2)) };
}
