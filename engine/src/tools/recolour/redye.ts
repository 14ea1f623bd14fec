/**
 * Dyes the area of a matte: the light and the folds of the picture are applied to another colour. Hue and chroma are
 * those of the dye in any light (OKLab scales with light, so the hue stays); the contrast of the folds follows from the
 * lightness of the dye.
 */
import { luminancePlane, type Picture } from '../../foundation/image/picture.ts';
import type { SceneLight } from '../shading/scene-light.ts';
import { readShading, type Shading } from '../shading/read-shading.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { oklabOf } from '../../foundation/colour/oklab.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { linearFromHex, luminance, srgbByte } from '../../studio/materials/colour.ts';
import type { DyeShares } from './dye-shares.ts';
import { layOnEdges } from './lay-on-edges.ts';
import { toneCurve, type ToneSample } from './tone-curve.ts';

interface RedyeRequest {
  readonly picture: Picture;
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  readonly dyes: DyeShares;
  readonly colour: Hex;
  readonly light: SceneLight;
  /** 1: folds as typical of cloth of this colour; lower is flatter, higher is deeper. */
  readonly contrast: number;
  /** May throw to stop. */
  readonly check: () => void;
}

/** Linear light below which no camera resolves black cloth. */
const FLOOR = 0.0045;
/** Linear light of photographed black cloth, which shines a little everywhere. */
const MIN_LIGHT = 0.0085;
/** Chroma (OKLab) from which a dye is chromatic, so that the light must not change its hue. */
const COLOURED = 0.06;
/** Factor on the brightness of pale cloth, so that the brightest folds of dark cloth stay distinguishable on it. */
const DIMMED = 0.9;
/** A pixel with at least this share shows only the cloth. */
const CLOTH_ONLY = 0.99;
/** Share of the contrast between the dyes of patterned cloth that remains. */
const FIGURE = 0.75;
/** Share of `FLOOR` that black cloth reflects. */
const REFLECTION = 0.5;
/** Maximum factor of the reflection of black cloth. */
const MAX_REFLECTION = 7;
/** Power of the light with which the reflection of black cloth grows. */
const REFLECTION_POWER = 1.25;
/** Light, relative to the typical one, from which any cloth shines. */
const SHINE_FROM = 1.28;
/** Light, relative to the typical one, at which any cloth shines fully. */
const SHINE_TO = 3.7;
/** Share of light that full shine adds. */
const SHINE = 0.05;
/** Logarithms of the ratio of light between which cloth counts as becoming paler. */
const PALER = [0.8, 2.2] as const;
/** Light before the change between which cloth counts as dark. */
const DARK = [0.03, 0.16] as const;
/** Luminance between which a dye becomes pale. */
const PALE_LUMINANCE = [0.45, 0.8] as const;
/** Minimum range of the folds as a natural logarithm, so that flat cloth is not divided by its noise. */
const MIN_SPAN = 0.12;
/** How far folds that are deeper or flatter than usual move to the usual range, as a power. */
const TO_USUAL = 0.35;
/** Minimum factor on the range of the folds. */
const MIN_POWER = 0.4;
/** Maximum factor on the range of the folds. */
const MAX_POWER = 1.9;
/** Mean strengths of detail between which the detail counts as noise or two-coloured yarn. */
const DETAIL_RANGE = [0.02, 0.09] as const;
/** Share of noise and two-coloured yarn that is lost for each unit by which cloth becomes paler. */
const DETAIL_LOSS = 0.4;
/** Minimum share of noise and two-coloured yarn that remains. */
const MIN_DETAIL = 0.3;

/** Returns a copy of the picture's `rgb`, unchanged wherever the matte is 0. */
export function redye(request: RedyeRequest): Uint8Array {
  const { picture, matte, dyes, colour, light, check } = request;
  const cover = matte.map((value, i) => value * dyes.share[i]!);
  const dye = dyeInLight(colour, light);
  const shading = readShading(picture, cover, false, check);
  const { folds, detail } = shading;
  const full = luminance(dye);
  const { kept, lightAt } = curveFor(request, shading, cover, full);
  const out = picture.rgb.slice();
  for (let i = 0; i < cover.length; i++) {
    if ((i & 16383) === 0) check();
    if (cover[i]! === 0) continue;
    const lit = lightAt(folds[i]! + kept * detail[i]!) / full;
    // Black cloth shows its folds by reflections, and all cloth shines a little where it is brightest.
    const shine =
      REFLECTION * FLOOR * Math.min(MAX_REFLECTION, lit ** REFLECTION_POWER) +
      SHINE * full * smoothstep(SHINE_FROM, SHINE_TO, lit);
    paint(out, i * 3, dye, lit, shine);
  }
  return layOnEdges(picture, cover, out, check);
}

/**
 * The tone curve from this cloth to the dye.
 * @param full luminance of the dye in its typical light.
 */
function curveFor({ picture, dyes, contrast }: RedyeRequest, shading: Shading, cover: Float32Array, full: number) {
  const { tone, dark, bright, busyness } = shading;
  const paler = Math.max(0, Math.log((full + FLOOR) / (tone + FLOOR)));
  const paling = smoothstep(...PALER, paler) * (1 - smoothstep(...DARK, tone));
  const target = full * (1 - (1 - DIMMED) * paling * smoothstep(...PALE_LUMINANCE, full));
  const [usual, own] = [usualSpan(tone), Math.max(MIN_SPAN, bright - dark)];
  const power = (usualSpan(target) / usual) * (usual / own) ** TO_USUAL * contrast * (dyes.figured ? FIGURE : 1);
  return toneCurve({
    dark,
    bright,
    target,
    paling,
    span: clamp(power, MIN_POWER, MAX_POWER) * (bright - dark),
    // Two-coloured yarn and the noise of dark cloth must not become grain on pale cloth.
    kept: clamp(1 - DETAIL_LOSS * paler * smoothstep(...DETAIL_RANGE, busyness), MIN_DETAIL, 1),
    sample: sampleOf(picture, shading, cover),
  });
}

/** Number of pixels on which curves are compared. */
const SAMPLES = 6000;
/** Power of the picture's exposure that a dye takes over: all of it would grey out colours in dim pictures. */
const EXPOSURE = 0.45;
/** Power of the picture's tint that a grey dye takes over. */
const TINT = 0.55;

function sampleOf({ rgb }: Picture, { folds, detail }: Shading, cover: Float32Array): ToneSample {
  const light = luminancePlane(rgb);
  const inside = cover.reduce((sum, value) => sum + (value >= CLOTH_ONLY ? 1 : 0), 0);
  const step = Math.max(1, Math.floor(inside / SAMPLES));
  const places: number[] = [];
  for (let i = 0, seen = 0; i < cover.length; i++) if (cover[i]! >= CLOTH_ONLY && seen++ % step === 0) places.push(i);
  const pick = (plane: Float32Array) => Float32Array.from(places, (i) => plane[i]!);
  return { folds: pick(folds), detail: pick(detail), light: pick(light) };
}

/** The dye's linear colour in the light and exposure of the picture. */
function dyeInLight(hex: Hex, { white }: SceneLight): Rgb {
  const [, a, b] = oklabOf(hex);
  const linear = linearFromHex(hex);
  const exposure = luminance(white) ** EXPOSURE;
  const tinted = TINT * (1 - smoothstep(0.4 * COLOURED, COLOURED, Math.hypot(a, b)));
  const tint = white.map((value) => (value / luminance(white)) ** tinted);
  const rise = Math.max(1, MIN_LIGHT / Math.max(1e-4, luminance(linear)));
  return [0, 1, 2].map((c) => (linear[c]! * rise + 1e-4) * exposure * tint[c]!) as unknown as Rgb;
}

/**
 * Typical range of the folds of cloth with this luminance: light that is reflected between folds fills those of pale
 * cloth.
 */
const usualSpan = (light: number): number => 0.5 + 0.5 * (1 - Math.min(1, Math.max(0, light)) ** 0.4);

/** Writes a colour at byte `at`; out of gamut it loses chroma, not hue or lightness. */
function paint(out: Uint8Array, at: number, dye: Rgb, lit: number, shine: number): void {
  const r = dye[0] * lit + shine;
  const g = dye[1] * lit + shine;
  const b = dye[2] * lit + shine;
  const max = Math.max(r, g, b);
  const grey = Math.min(1, 0.2126 * r + 0.7152 * g + 0.0722 * b);
  const kept = max > 1 ? (1 - grey) / (max - grey + 1e-6) : 1;
  out[at] = srgbByte(grey + (r - grey) * kept);
  out[at + 1] = srgbByte(grey + (g - grey) * kept);
  out[at + 2] = srgbByte(grey + (b - grey) * kept);
}
