import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Picture } from '../../../foundation/image/picture.ts';
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../../foundation/image/membrane.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import { logLight, meansWithin, medianWithin } from './even-shading.ts';
import { clamp } from '../body/place.ts';
import type { Worn } from '../body/worn.ts';

interface BareRequest {
  readonly picture: Picture;
  readonly worn: Worn;
  /** 0 to 1: cloth to remove. */
  readonly off: Float32Array;
  readonly breadth: number;
  /** Length in pixels of the left and the right leg. */
  readonly legs: readonly [number, number];
  /** Colour of the person's skin in bytes. */
  readonly tone: readonly [number, number, number];
  readonly seed: number;
  readonly check: () => void;
}

/** Darkening towards the edges of a limb and of the trunk, in natural logarithms. */
const EDGE_DARKENING = 0.36;
const TRUNK_ROUND = 0.08;
/** Maximum extra brightness of one side of a limb, and the position of the knee as a share of the leg. */
const MAX_ASIDE = 0.22;
const KNEE = 0.5;
/** Share of the shading of the cloth that is applied to the body below. */
const LIGHT = 0.3;
/** Radius over which the form is smoothed, as a share of a shoulder breadth. */
const FORM_SMOOTHING = 0.02;
/** Share of a leg above which no shoe reaches. */
const ABOVE_SHOE = 0.75;
/** Noise of skin in levels. */
const GRAIN = 1.6;
/** Share of removed cloth from which a pixel changes, and from which it shows only cloth. */
const CHANGED = 0.02;
const ONLY_CLOTH = 0.9;
/** Share of skin from which a pixel shows only skin. */
const ONLY_SKIN = 0.9;
/**
 * Radius over which the light on the cloth is smoothed, as a share of a shoulder breadth, and the limits of its effect.
 */
const FOLD_REACH = 0.05;
const MAX_DARKER = -0.2;
const MAX_LIGHTER = 0.1;
/** Distance from the centre of a limb, in half widths, within which its light is measured: beyond lie mixed pixels. */
const MEASURED = 0.8;
/** Minimum number of pixels for that measurement, and the share of the result that is applied. */
const MIN_MEASURED = 50;
const ASIDE_SHARE = 0.6;
/** Distances in pixels between anchors of the typical tone, and to visible skin that needs none. */
const ANCHOR_STEP = 9;
const NEAR_SKIN = 24;
/** Distance from the centre of a limb, in half widths, within which an anchor lies. */
const ANCHOR_CENTRE = 0.35;
/** Limits of a pixel's brightness relative to typical skin, and the maximum difference of its colour shares. */
const MIN_BRIGHTNESS = 0.45;
const MAX_BRIGHTNESS = 1.7;
const MAX_COLOUR_DIFFERENCE = 0.06;
/** Quantile of skin that is its typical tone: neither in shade nor in shine, and the minimum number of pixels. */
const TYPICAL = 0.6;
const MIN_PIXELS = 20;

/**
 * Returns the picture with skin where cloth is removed: colours are interpolated from the visible skin (hands, neck,
 * legs), and shaded by the roundness of the body and the light that was on the cloth.
 */
export function bareBody({ picture, worn, off, breadth, legs, tone, seed, check }: BareRequest): Uint8Array {
  const { width, height, rgb } = picture;
  const area = width * height;
  const colour = new Float32Array(area * 3);
  const state = new Uint8Array(area).fill(ABSENT);
  let free = 0;
  for (let i = 0; i < area; i++) {
    if (off[i]! > CHANGED) {
      state[i] = FREE;
      free++;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = tone[c]!;
    } else if (worn.skin[i]! > ONLY_SKIN && worn.zone[i] !== 5 && isLikeSkin(rgb, i, tone)) {
      state[i] = FIXED;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = rgb[3 * i + c]!;
    }
  }
  if (free === 0) return rgb;
  anchor(state, colour, worn, tone, width, height);
  stretchMembrane(colour, state, width, height, 3, check);
  const light = logLight(rgb, area);
  const folds = meansWithin(light, off, { width, height }, Math.max(1, FOLD_REACH * breadth), check);
  const usual = medianWithin(folds.mean, off);
  const aside = [0, 1, 2, 3, 4].map((limb) => lightAcross(light, off, worn, limb));
  const random = createRandom(seed);
  const forms = new Float32Array(area);
  for (let i = 0; i < area; i++) {
    if (off[i]! <= CHANGED) continue;
    const across = worn.across[i]!;
    const limb = worn.zone[i]!;
    const isLimb = limb >= 1 && limb <= 4;
    const round = isLimb
      ? -EDGE_DARKENING * smoothstep(0.25, 1.15, Math.abs(across)) ** 1.5 +
        (limb > 2 ? kneeAt(worn.along[i]! / legs[limb - 3]!) : 0)
      : -TRUNK_ROUND * smoothstep(0.5, 1.1, Math.abs(across));
    forms[i] = round + (isLimb ? aside[limb]! * clamp(across, -1, 1) : 0);
  }
  // The positions come from a coarser picture and have steps, so they are smoothed.
  const form = meansWithin(forms, off, { width, height }, Math.max(1, FORM_SMOOTHING * breadth), check).mean;
  const out = rgb.slice();
  for (let i = 0; i < area; i++) {
    if (off[i]! <= CHANGED) continue;
    const shade = Math.exp(form[i]! + clamp(LIGHT * (folds.mean[i]! - usual), MAX_DARKER, MAX_LIGHTER));
    const grain = GRAIN * (random() + random() - 1);
    for (let c = 0; c < 3; c++) {
      const value = clamp(colour[3 * i + c]! * shade + grain, 0, 255);
      out[3 * i + c] = Math.round(rgb[3 * i + c]! + (value - rgb[3 * i + c]!) * off[i]!);
    }
  }
  return out;
}

/** How much brighter, in natural logarithms, the cloth on the left edge of a limb is than at its centre. */
function lightAcross(light: Float32Array, off: Float32Array, { zone, across }: Worn, limb: number): number {
  let [n, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < off.length; i += 3) {
    if (off[i]! < ONLY_CLOTH || zone[i] !== limb || Math.abs(across[i]!) > MEASURED) continue;
    n++;
    x += across[i]!;
    y += light[i]!;
    xx += across[i]! ** 2;
    xy += across[i]! * light[i]!;
  }
  const spread = n * xx - x * x;
  return n < MIN_MEASURED || spread < 1 ? 0 : clamp((ASIDE_SHARE * (n * xy - x * y)) / spread, -MAX_ASIDE, MAX_ASIDE);
}

/** Shading of a kneecap, which catches light and has shade below it; `at` is the share of the leg. */
function kneeAt(at: number): number {
  const bump = (middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2));
  return 0.05 * bump(KNEE - 0.015, 0.03) - 0.09 * bump(KNEE + 0.035, 0.03) + 0.04 * bump(KNEE + 0.18, 0.09);
}

/** Sets the centre of a limb to the typical skin tone where it is far from any visible skin. */
function anchor(
  state: Uint8Array,
  colour: Float32Array,
  worn: Worn,
  tone: readonly number[],
  width: number,
  height: number,
): void {
  const step = ANCHOR_STEP;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const i = y * width + x;
      if (state[i] !== FREE || Math.abs(worn.across[i]!) > ANCHOR_CENTRE) continue;
      if (nearFixed(state, x, y, width, height)) continue;
      state[i] = FIXED;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = tone[c]!;
    }
}

function nearFixed(state: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  const reach = NEAR_SKIN;
  for (let v = Math.max(0, y - reach); v < Math.min(height, y + reach); v += 3)
    for (let u = Math.max(0, x - reach); u < Math.min(width, x + reach); u += 3)
      if (state[v * width + u] === FIXED && (u % ANCHOR_STEP !== 0 || v % ANCHOR_STEP !== 0)) return true;
  return false;
}

function isLikeSkin(rgb: Uint8Array, i: number, tone: readonly number[]): boolean {
  const sum = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]!;
  const usual = tone[0]! + tone[1]! + tone[2]!;
  if (sum < MIN_BRIGHTNESS * usual || sum > MAX_BRIGHTNESS * usual) return false;
  return [0, 1, 2].every((c) => Math.abs(rgb[3 * i + c]! / sum - tone[c]! / usual) < MAX_COLOUR_DIFFERENCE);
}

/**
 * Typical colour of the visible skin: the mean of head and limbs, of each the 60th percentile of every channel. Light
 * skin in daylight where none is visible.
 */
export function skinTone(
  { rgb }: Picture,
  { skin, zone, along }: Worn,
  legs: readonly [number, number],
): readonly [number, number, number] {
  const tones: (readonly number[])[] = [];
  // Faces wear make-up and hands are red, so neither is used alone.
  for (const head of [false, true]) {
    const channels: number[][] = [[], [], []];
    for (let i = 0; i < skin.length; i += 2) {
      const limb = zone[i]!;
      if (skin[i]! < ONLY_SKIN || limb === 0 || (limb === 5) !== head) continue;
      if ((limb === 3 || limb === 4) && along[i]! > ABOVE_SHOE * legs[limb - 3]!) continue;
      for (let c = 0; c < 3; c++) channels[c]!.push(rgb[3 * i + c]!);
    }
    if (channels[0]!.length < MIN_PIXELS) continue;
    tones.push(channels.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length * TYPICAL)]!));
  }
  if (tones.length === 0) return [214, 178, 156];
  return [0, 1, 2].map((c) => tones.reduce((sum, tone) => sum + tone[c]!, 0) / tones.length) as unknown as [
    number,
    number,
    number,
  ];
}
