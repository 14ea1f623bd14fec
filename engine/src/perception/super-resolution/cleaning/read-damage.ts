import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { SIDE } from './block-dct.ts';
import { findGrid, type CompressionGrid } from './find-grid.ts';
import type { Plane } from './plane.ts';
import { readNoise } from './read-noise.ts';
import { blueDifference, brightness, redDifference, type Reading } from './colour-planes.ts';

/** What compression or noise did to a picture, as thresholds of its cosine coefficients. */
export interface Damage {
  /** Null where the damage is noise. Colours of compressed pictures are filtered at half the size. */
  readonly grid: CompressionGrid | null;
  /** Thresholds of the 64 coefficients of brightness and of both colour differences. */
  readonly brightness: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
}

/** Noise of a smaller deviation, in levels, is left: fine cloth and the network's training pictures have as much. */
const MIN_NOISE = 2;
/** Thresholds as a multiple of the noise. */
const PER_NOISE = 2.7;
/** Thresholds as shares of the steps of compression; that of colours is smaller, because they are filtered at half the size. */
const PER_STEP = 0.45;
const PER_COLOUR_STEP = 0.2;
/** The standard's table for colours (ITU-T T.81, K.2), its first rows and columns; the rest is 99. */
const COLOUR_STEPS = [
  [17, 18, 24, 47],
  [18, 21, 26, 66],
  [24, 26, 56],
  [47, 66],
];
const MAX_COLOUR_STEP = 99;

/**
 * Holds one plane of floats of the whole picture at a time.
 * @param onStep called before each plane is read or measured; an error it throws stops the work.
 * @returns null for a picture that is neither compressed by much nor noisy.
 */
export function readDamage(source: EnginePixels, onStep: () => void): Damage | null {
  const { grid, noise } = readBrightness(source, onStep);
  if (grid) {
    const colour = Float32Array.from({ length: SIDE * SIDE }, (_, k) => PER_COLOUR_STEP * grid.scale * colourStep(k));
    return { grid, brightness: grid.steps.map((step) => PER_STEP * step), blue: colour, red: colour };
  }
  if (noise < MIN_NOISE) return null;
  const flat = (deviation: number) => new Float32Array(SIDE * SIDE).fill(PER_NOISE * deviation);
  return {
    grid: null,
    brightness: flat(noise),
    blue: flat(noiseOf(source, blueDifference, onStep)),
    red: flat(noiseOf(source, redDifference, onStep)),
  };
}

interface BrightnessDamage {
  readonly grid: CompressionGrid | null;
  /** Deviation in levels; 0 where there is a grid. */
  readonly noise: number;
}

/** A function of its own, so that the plane of brightness is free before those of colours are read. */
function readBrightness(source: EnginePixels, onStep: () => void): BrightnessDamage {
  onStep();
  const luma = readWhole(source, brightness);
  onStep();
  const grid = findGrid(luma);
  onStep();
  return { grid, noise: grid ? 0 : readNoise(luma) };
}

function noiseOf(source: EnginePixels, reading: Reading, onStep: () => void): number {
  onStep();
  const plane = readWhole(source, reading);
  onStep();
  return readNoise(plane);
}

const colourStep = (k: number): number => COLOUR_STEPS[Math.floor(k / SIDE)]?.[k % SIDE] ?? MAX_COLOUR_STEP;

function readWhole({ width, height, channels, data }: EnginePixels, reading: Reading): Plane {
  const plane = new Float32Array(width * height);
  for (let i = 0, at = 0; i < plane.length; i++, at += channels)
    plane[i] = reading(data[at]!, data[at + 1]!, data[at + 2]!);
  return { data: plane, width, height };
}
