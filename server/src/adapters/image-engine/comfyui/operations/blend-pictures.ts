import type { Pixels } from '../../../../ports/engine-task.ts';
import { coverTo, flattenOn } from '../../composition/fit-to-size.ts';

interface Blend {
  readonly source: Pixels;
  /** How much of its colours is taken, 0 to 1. */
  readonly palette: number;
  /** How much of its form, 0 to 1. */
  readonly form: number;
}

interface Statistics {
  readonly mean: number;
  readonly deviation: number;
}

/** Form is mixed at most by this: beyond it the first picture is gone. */
const MOST_FORM = 0.6;

/**
 * What two pictures are varied from: the first with the second laid over it, its colours shifted to the second's mean and
 * spread (Reinhard et al., "Color Transfer between Images", 2001, here per channel of sRGB). Size of the first, opaque.
 */
export async function blendInto(first: Pixels, { source, palette, form }: Blend): Promise<Pixels> {
  const ground = await flattenOn(first, '#ffffff');
  const second = await coverTo(await flattenOn(source, '#ffffff'), first);
  const data = new Uint8Array(ground.data.length);
  const share = form * MOST_FORM;
  for (let c = 0; c < 3; c++) {
    const [own, other] = [statisticsOf(ground.data, c), statisticsOf(second.data, c)];
    const stretch = own.deviation > 1 ? other.deviation / own.deviation : 1;
    for (let k = c; k < data.length; k += 3) {
      const value = ground.data[k]!;
      const shifted = other.mean + (value - own.mean) * stretch;
      const coloured = value + (shifted - value) * palette;
      data[k] = Math.max(0, Math.min(255, Math.round(coloured + (second.data[k]! - coloured) * share)));
    }
  }
  return { ...ground, data };
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
