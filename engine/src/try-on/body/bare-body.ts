import type { Picture } from '../../fill/picture.ts';
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../completion/membrane.ts';
import { createRandom } from '../../geometry/random.ts';
import { logLight, meansWithin, medianWithin } from '../compose/even-shading.ts';
import { clamp, smoothStep } from './place.ts';
import type { Worn } from './worn.ts';

interface BareRequest {
  readonly picture: Picture;
  readonly worn: Worn;
  /** 0 to 1: cloth to be taken off. */
  readonly off: Float32Array;
  readonly breadth: number;
  /** Colour of the person's skin, bytes. */
  readonly tone: readonly [number, number, number];
  readonly seed: number;
  readonly check: () => void;
}

/** Light falls off towards the edges of a limb, in natural logarithms. */
const ROUND = 0.42;
/** How much of the light on the cloth is taken for light on the body below. */
const LIGHT = 0.45;
/** Shades by which skin differs from pixel to pixel. */
const GRAIN = 1.6;

/**
 * The picture with skin where cloth is taken off: colours go on from the skin that is seen (hands, neck, legs), and the
 * body's roundness and the light that lay on the cloth shade it.
 */
export function bareBody({ picture, worn, off, breadth, tone, seed, check }: BareRequest): Uint8Array {
  const { width, height, rgb } = picture;
  const area = width * height;
  const colour = new Float32Array(area * 3);
  const state = new Uint8Array(area).fill(ABSENT);
  let free = 0;
  for (let i = 0; i < area; i++) {
    if (off[i]! > 0.02) {
      state[i] = FREE;
      free++;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = tone[c]!;
    } else if (worn.skin[i]! > 0.9 && worn.zone[i] !== 5 && isLikeSkin(rgb, i, tone)) {
      state[i] = FIXED;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = rgb[3 * i + c]!;
    }
  }
  if (free === 0) return rgb;
  anchor(state, colour, worn, tone, width, height);
  stretchMembrane(colour, state, width, height, 3, check);
  const light = logLight(rgb, area);
  const folds = meansWithin(light, off, { width, height }, Math.max(1, 0.05 * breadth), check);
  const usual = medianWithin(folds.mean, off);
  const random = createRandom(seed);
  const out = rgb.slice();
  for (let i = 0; i < area; i++) {
    if (off[i]! <= 0.02) continue;
    const away = Math.abs(worn.across[i]!);
    const limb = worn.zone[i]! >= 1 && worn.zone[i]! <= 4;
    const round = limb ? -ROUND * smoothStep(away, 0.35, 1.15) : -0.12 * smoothStep(away, 0.5, 1.1);
    const shade = Math.exp(0.55 * (round + clamp(LIGHT * (folds.mean[i]! - usual), -0.4, 0.2)));
    const grain = GRAIN * (random() + random() - 1);
    for (let c = 0; c < 3; c++) {
      const value = clamp(colour[3 * i + c]! * shade + grain, 0, 255);
      out[3 * i + c] = Math.round(rgb[3 * i + c]! + (value - rgb[3 * i + c]!) * off[i]!);
    }
  }
  return out;
}

/** Far from any skin that is seen the middle of a limb has the usual tone. */
function anchor(
  state: Uint8Array,
  colour: Float32Array,
  worn: Worn,
  tone: readonly number[],
  width: number,
  height: number,
): void {
  const step = 9;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const i = y * width + x;
      if (state[i] !== FREE || Math.abs(worn.across[i]!) > 0.35) continue;
      if (nearFixed(state, x, y, width, height)) continue;
      state[i] = FIXED;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = tone[c]!;
    }
}

function nearFixed(state: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  const reach = 24;
  for (let v = Math.max(0, y - reach); v < Math.min(height, y + reach); v += 3)
    for (let u = Math.max(0, x - reach); u < Math.min(width, x + reach); u += 3)
      if (state[v * width + u] === FIXED && (u % 9 !== 0 || v % 9 !== 0)) return true;
  return false;
}

function isLikeSkin(rgb: Uint8Array, i: number, tone: readonly number[]): boolean {
  const sum = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]!;
  const usual = tone[0]! + tone[1]! + tone[2]!;
  if (sum < 0.45 * usual || sum > 1.7 * usual) return false;
  return [0, 1, 2].every((c) => Math.abs(rgb[3 * i + c]! / sum - tone[c]! / usual) < 0.06);
}

/** The middle colour of what is skin; of light skin in daylight where none is seen. */
export function skinTone({ rgb }: Picture, { skin, zone }: Worn): readonly [number, number, number] {
  const channels: number[][] = [[], [], []];
  // The face counts less: it is made up and shaded; but it may be all there is.
  for (const head of [false, true]) {
    for (let i = 0; i < skin.length; i += 2) {
      if (skin[i]! < 0.9 || (zone[i] === 5) !== head) continue;
      for (let c = 0; c < 3; c++) channels[c]!.push(rgb[3 * i + c]!);
    }
    if (channels[0]!.length > 200) break;
  }
  if (channels[0]!.length < 20) return [214, 178, 156];
  return channels.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.55)]!) as unknown as [
    number,
    number,
    number,
  ];
}
