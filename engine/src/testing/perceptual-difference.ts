import sharp from 'sharp';
import type { EnginePixels } from '../foundation/image/pixels.ts';

export interface PerceptualDifference {
  /** CIE76 differences after a slight blur: 1 is just visible side by side, 10 is another colour. */
  readonly mean: number;
  /** Exceeded by one pixel in a hundred. */
  readonly worst: number;
}

/** How differently two pictures of one size look; single stray pixels and last-bit rounding hardly count. */
export async function perceptualDifference(a: EnginePixels, b: EnginePixels): Promise<PerceptualDifference> {
  const [first, second] = [await blurredLab(a), await blurredLab(b)];
  const differences = new Float64Array(a.width * a.height);
  for (let i = 0; i < differences.length; i++) {
    const axis = (c: number) => first[i * 3 + c]! - second[i * 3 + c]!;
    differences[i] = Math.hypot(axis(0), axis(1), axis(2));
  }
  differences.sort();
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { mean, worst: differences[Math.floor(differences.length * 0.99)]! };
}

/** L*, a*, b* per pixel. */
async function blurredLab({ width, height, channels, data }: EnginePixels): Promise<Float64Array> {
  const blurred = await sharp(data, { raw: { width, height, channels } }).flatten().blur(1.2).raw().toBuffer();
  const lab = new Float64Array(width * height * 3);
  for (let i = 0; i < lab.length; i += 3) {
    const [r, g, b] = [linear(blurred[i]!), linear(blurred[i + 1]!), linear(blurred[i + 2]!)];
    const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[i] = 116 * y - 16;
    lab[i + 1] = 500 * (x - y);
    lab[i + 2] = 200 * (y - z);
  }
  return lab;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function labCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
