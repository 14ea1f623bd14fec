import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { completePicture } from '../../completion/complete-picture.ts';
import type { PersonFindings } from '../../../perception/people/findings.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import { garmentMatte } from '../../../perception/garments/garment-matte.ts';
import { chainLength } from '../body/chain.ts';
import { limbGirth } from '../body/limb-girth.ts';
import { workPicture, type WorkPicture } from '../body/work-picture.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import { largestPart } from '../garment/largest-part.ts';
import { hiddenCloth } from './hidden-cloth.ts';
import type { Girth } from '../body/wearer.ts';
import { spreadColours } from './spread-colours.ts';

/** Alpha from which a pixel shows only cloth and nothing behind it. */
const SOLID = 250;
/** Minimum size of a garment as a share of the picture. */
const MIN_AREA = 0.004;
/** Share of a leg above which no shoe reaches. */
const ABOVE_SHOE = 0.82;
/** Pixels by which the matte of worn clothes leaks beyond them. */
const LEAK = 2;
/** Transparent pixels around the cut. */
const BORDER = 2;
/** Minimum size of a separate part relative to the largest. */
const MIN_PART = 0.06;
/** Height over which the hem above a bare waist fades, in trunk lengths. */
const SOFT_HEM = 0.02;
/** Alpha (of 255) below which a pixel is outside, and from which it lies within the bounds of the cut. */
const OUTSIDE = 128;
const INSIDE = 100;
/** Pixels at the edge of cloth that are mixed with what is behind it. */
const RIM = 2;

/**
 * Cuts out a worn garment together with the wearer's body data, at most `max` pixels on the picture's longer side;
 * areas hidden by hands and hair are filled. Null where almost nothing of that category is worn.
 */
export async function cutWorn(
  picture: EnginePixels,
  person: PersonFindings,
  category: GarmentCategory,
  { max, check }: { readonly max: number; readonly check: () => void },
): Promise<GarmentCut | null> {
  const work = await workPicture(picture, person, max, check);
  check();
  const cloth = await clothOf(work, category, check);
  if (!cloth) return null;
  const { width, height } = work.picture;
  const whole = largestPart(
    Uint8Array.from(cloth, (value) => Math.round(255 * value)),
    ...([width, height, MIN_PART] as const),
  );
  const seen = cloth.map((value, i) => (whole[i]! > 0 ? value : 0));
  const hidden = hiddenCloth({
    width,
    height,
    mask: work.picture.mask,
    cloth: seen,
    worn: work.worn,
    frame: work.frame,
  });
  check();
  const alpha = withoutLeak(
    whole.map((value, i) => (hidden[i] ? 255 : value)),
    ...([width, height] as const),
  );
  const solid = Uint8Array.from(alpha, (value, i) => (value >= SOLID && !hidden[i] ? 1 : 0));
  const core = withoutRim(solid, width, height);
  if (core.reduce((sum, value) => sum + value, 0) < MIN_AREA * width * height) return null;
  let rgb = spreadColours(work.picture.rgb, core, width, height);
  const hole = growMask(hidden, width, height, 1);
  check();
  if (hidden.includes(1)) rgb = completePicture({ width, height, rgb, hole, seed: 0, freedom: 0, onStep: check });
  return crop(rgb, alpha, work);
}

/** The cloth of a category, 0 to 1; null where nothing of it is worn. */
async function clothOf(
  { picture, person, worn, frame }: WorkPicture,
  category: GarmentCategory,
  check: () => void,
): Promise<Float32Array | null> {
  const { width, height, rgb, mask } = picture;
  const source: EnginePixels = { width, height, channels: 3, data: rgb };
  const subject = { width, height, data: mask };
  const found = await garmentMatte(source, { subject, person }, category, check);
  if (!found || found.category === null) return null;
  if (category === 'upper' && worn.lowerStart > worn.upperEnd) {
    // A bare waist may have the colour of the cloth above it.
    const soft = SOFT_HEM * frame.trunk.length;
    return found.matte.map((value, i) =>
      worn.zone[i] === 0 ? value * (1 - smoothstep(worn.upperEnd, worn.upperEnd + soft, worn.along[i]!)) : value,
    );
  }
  if (category !== 'lower') return found.matte;
  // Where the colours of legs are uncertain, the body zones decide.
  return found.matte.map((value, i) => {
    const limb = worn.zone[i]!;
    const isLeg = (limb === 3 || limb === 4) && worn.along[i]! < ABOVE_SHOE * chainLength(frame.legs[limb - 3]!);
    return limb === 0 || isLeg ? Math.max(value, worn.lower[i]!) : value;
  });
}

/** Shrinks the matte from its edge and softens the new edge. */
function withoutLeak(alpha: Uint8Array, width: number, height: number): Uint8Array {
  const outside = growMask(
    alpha.map((value) => (value < OUTSIDE ? 1 : 0)),
    ...([width, height, LEAK] as const),
  );
  const soft = blur(
    Float32Array.from(outside, (value) => 1 - value),
    ...([width, height, 1] as const),
  );
  return Uint8Array.from(soft, (value) => Math.round(255 * value));
}

/** Removes the rim in which cloth is mixed with what is behind it. */
function withoutRim(solid: Uint8Array, width: number, height: number): Uint8Array {
  const outside = growMask(
    solid.map((value) => 1 - value),
    ...([width, height, RIM] as const),
  );
  return outside.map((value) => 1 - value);
}

function crop(rgb: Uint8Array, alpha: Uint8Array, { picture, frame, trunk, worn }: WorkPicture): GarmentCut {
  let [left, top, right, bottom] = [picture.width, picture.height, -1, -1];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < INSIDE) continue;
    const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  const [width, height] = [right - left + 1 + 2 * BORDER, bottom - top + 1 + 2 * BORDER];
  const cut = { rgb: new Uint8Array(3 * width * height), alpha: new Uint8Array(width * height) };
  const zone = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x + left - BORDER, y + top - BORDER];
      const from = Math.min(picture.height - 1, Math.max(0, v)) * picture.width;
      const at = from + Math.min(picture.width - 1, Math.max(0, u));
      const i = y * width + x;
      for (let c = 0; c < 3; c++) cut.rgb[3 * i + c] = rgb[3 * at + c]!;
      const isBorder = x < BORDER || y < BORDER || x >= width - BORDER || y >= height - BORDER;
      cut.alpha[i] = isBorder ? 0 : alpha[at]!;
      zone[i] = worn.zone[at]!;
    }
  const at = (x: number, y: number) => ({ x: x + left - BORDER, y: y + top - BORDER });
  const girths = [0, 1].map((side) => limbGirth(worn, picture.mask, side + 1, frame.arms[side]!)) as [Girth, Girth];
  return { width, height, ...cut, wearer: { frame, trunk, zone, sleeves: worn.sleeves, girths, at } };
}
