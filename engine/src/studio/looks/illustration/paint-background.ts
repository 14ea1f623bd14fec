import { lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { between, createRandom, deriveSeed } from '../../../foundation/geometry/random.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import type { SettingName } from '../../settings/setting.ts';
import { paintPanel, paintPlace, paintStrokes } from './paint-place.ts';
import { glaze, pigmentOf } from './sheet.ts';
import type { Pigment, Sheet } from './sheet.ts';
import type { SubjectLayers } from './subject-layers.ts';

/**
 * Pale washes that contrast with the subject: warm ones (blush, sand) for cool colours, cool ones (mist, sage) for warm
 * colours.
 */
const WARM_BACKGROUNDS: readonly Pigment[] = [
  [0.42, 0.95, 1.35],
  [0.4, 0.72, 1.3],
];
const COOL_BACKGROUNDS: readonly Pigment[] = [
  [1.05, 0.66, 0.48],
  [0.92, 0.6, 0.86],
];
const GREY: Pigment = [0.85, 0.8, 0.62];

interface GroundOptions {
  /** True for a subject that stands on the ground and casts a shadow; false for a hanging one. */
  readonly standing: boolean;
  /** The setting of the brief. */
  readonly setting: SettingName | null;
  readonly seed: number;
  readonly check: () => void;
}

/** Paints the setting or a pale background behind the subject, a shadow below it, and drops of its colour around it. */
export function paintBackground(
  sheet: Sheet,
  layers: SubjectLayers,
  { standing, setting, seed, check }: GroundOptions,
): void {
  const extent = subjectExtent(layers);
  if (!extent) return;
  const random = createRandom(deriveSeed(seed, 'ground'));
  const [r, g, b] = extent.colour;
  const backgrounds = r >= b ? COOL_BACKGROUNDS : WARM_BACKGROUNDS;
  const bare = barePaper(layers);
  const pigment = backgrounds[random() < 0.5 ? 0 : 1]!;
  const place = { sheet, bare, floor: extent.bottom, random, check };
  if (!paintPlace(setting, place)) {
    if (seed % 4 === 1) paintPanel(place, pigment);
    else if (seed % 4 === 2) paintStrokes(place, pigment);
    else paintBlot(sheet, extent, bare, pigment, random, check);
  }
  if (standing) paintShadow(sheet, extent, bare, check);
  paintDrops(sheet, layers, extent, pigmentOf(r, g, b), random);
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Horizontal range of the subject's contact with the ground in pixels. */
  readonly footLeft: number;
  readonly footRight: number;
  /** Mean sRGB of the fabric, 0 to 1. */
  readonly colour: readonly [number, number, number];
}

function subjectExtent({ width, height, cloth, skin, shoes, plain, pigment }: SubjectLayers): Extent | null {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  const sum = [0, 0, 0];
  let weight = 0;
  const filled = (k: number) => cloth[k]! + skin[k]! + shoes[k]! + plain[k]! > 0.4;
  for (let k = 0; k < cloth.length; k++) {
    if (!filled(k)) continue;
    const x = k % width;
    const y = Math.floor(k / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    weight += cloth[k]!;
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + cloth[k]! * pigment[k * 3 + c]!;
  }
  if (box.right < 0) return null;
  let footLeft = width;
  let footRight = 0;
  const from = Math.max(box.top, Math.round(box.bottom - 0.035 * (box.bottom - box.top)));
  for (let k = from * width; k < (box.bottom + 1) * width; k++) {
    if (!filled(k)) continue;
    footLeft = Math.min(footLeft, k % width);
    footRight = Math.max(footRight, k % width);
  }
  const mean = (c: number) => (weight > 0 ? sum[c]! / weight : 0.5);
  return { ...box, footLeft, footRight, colour: [mean(0), mean(1), mean(2)] };
}

/** Share of each pixel without the subject, which is masked while the background is painted and so stays bright. */
function barePaper({ cloth, skin, hair, shoes, plain }: SubjectLayers): Float32Array {
  return cloth.map((share, k) => Math.max(0, 1 - share - skin[k]! - hair[k]! - shoes[k]! - plain[k]!));
}

function paintBlot(
  sheet: Sheet,
  extent: Extent,
  bare: Float32Array,
  pigment: Pigment,
  random: () => number,
  check: () => void,
): void {
  const { width, height, unit } = sheet;
  const layer = 61 + Math.floor(random() * 900);
  const outline = createNoiseField({ width, height, scaleX: 225 * unit, layer, octaves: 5 });
  const pool = createNoiseField({ width, height, scaleX: 150 * unit, layer: layer + 7, octaves: 4 });
  const centreX = (extent.left + extent.right) / 2 + between(random, -0.06, 0.06) * width;
  const centreY = lerp(extent.top, extent.bottom, between(random, 0.42, 0.55));
  const radiusX = Math.min(0.44 * width, Math.max(0.6 * (extent.right - extent.left), 0.3 * width));
  const radiusY = Math.min(0.46 * height, 0.56 * (extent.bottom - extent.top) + 0.05 * height);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < width; x++) {
      const inside = 1 - Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY) + 0.46 * outline(x, y);
      const cover = smoothstep(0, 0.03, inside);
      if (cover <= 0) continue;
      const rim = 0.1 * Math.exp((-inside * inside) / 0.0022) + 0.05 * Math.exp(-inside / 0.1);
      const k = y * width + x;
      glaze(
        sheet,
        k,
        cover *
          (0.12 + 0.88 * bare[k]!) *
          (0.07 + rim + 0.075 * Math.max(0, pool(x, y) + 0.3) + 0.02 * sheet.tooth[k]!),
        pigment,
      );
    }
  }
}

/** Paints a few wet strokes of grey below a standing subject, extended to the right. */
function paintShadow(
  sheet: Sheet,
  { footLeft, footRight, bottom }: Extent,
  bare: Float32Array,
  check: () => void,
): void {
  const { width, height, unit } = sheet;
  const ragged = createNoiseField({ width, height, scaleX: 42 * unit, scaleY: 12 * unit, layer: 7 });
  const half = Math.max(14 * unit, (footRight - footLeft) / 2);
  const centre = (footLeft + footRight) / 2 + 0.28 * half;
  const thick = Math.min(0.14 * half + 5 * unit, 16 * unit);
  for (let y = Math.max(0, Math.floor(bottom - 4 * thick)); y < Math.min(height, bottom + 4 * thick); y++) {
    check();
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x - centre) / (1.35 * half), (y - bottom + 0.2 * thick) / thick) + 0.5 * ragged(x, y);
      const cover = smoothstep(1, 0.72, away);
      if (cover > 0)
        glaze(
          sheet,
          y * width + x,
          0.36 * cover * bare[y * width + x]! * (1 + 0.3 * sheet.tooth[y * width + x]!),
          GREY,
        );
    }
  }
}

/** Number of drops in a picture. */
const DROPS = 34;

/**
 * Paints drops that are flicked from the brush. Most are tiny, and all are darker at their rim. Drops do not cover
 * fabric, skin or hair.
 */
function paintDrops(sheet: Sheet, layers: SubjectLayers, extent: Extent, pigment: Pigment, random: () => number): void {
  const { width, height, unit } = sheet;
  const strongest = Math.max(...pigment);
  const strength = Math.min(0.75, 1.2 / strongest);
  for (let i = 0; i < DROPS; i++) {
    const angle = random() * TAU;
    const far = 0.2 + 0.3 * random();
    const x = (extent.left + extent.right) / 2 + Math.cos(angle) * far * width;
    const y = (extent.top + extent.bottom) / 2 + Math.sin(angle) * far * height;
    paintDrop(sheet, layers, { x, y, radius: (1 + 7.5 * random() ** 5) * unit, strength, pigment });
  }
}

interface Drop {
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly radius: number;
  /** Thickness of its paint. */
  readonly strength: number;
  readonly pigment: Pigment;
}

function paintDrop(sheet: Sheet, layers: SubjectLayers, { x, y, radius, strength, pigment }: Drop): void {
  const { width, height } = sheet;
  for (let j = Math.ceil(y - radius * 1.2); j <= y + radius * 1.2; j++) {
    for (let i = Math.ceil(x - radius * 1.2); i <= x + radius * 1.2; i++) {
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      const k = j * width + i;
      if (layers.cloth[k]! + layers.skin[k]! + layers.hair[k]! + layers.plain[k]! > 0) continue;
      const away = Math.hypot(i - x, j - y) / (radius * (1 + 0.16 * sheet.tooth[k]!));
      const rim = 0.5 * Math.exp(-(((away - 0.9) / 0.14) ** 2));
      glaze(sheet, k, strength * (0.4 + rim) * smoothstep(1.06, 0.94, away), pigment);
    }
  }
}
