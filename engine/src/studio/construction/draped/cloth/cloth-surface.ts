import { superellipseRadius } from '../../../../foundation/geometry/curves/distance-field.ts';
import { bell, clamp, lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../../foundation/geometry/noise.ts';
import { profile } from '../../../../foundation/geometry/curves/profile.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { bodySection, bustHeight, HEIGHTS, TORSO_EXPONENT } from '../../../body/body.ts';
import type { Drape } from '../../../fabrics/fabric.ts';
import { biasFolds } from './bias-folds.ts';
import { boneRelief } from './corset-bodice.ts';
import { cowlRelief } from './cowl.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import { skirtFlutes, waistGathers } from '../plan/flutes.ts';
import type { Neckline } from '../plan/neckline.ts';
import { pressedPleats } from './pleats.ts';

/** The cloth of a draped garment as a surface round the body: angle from the front and height to a point in metres. */
export interface ClothSurface {
  readonly point: (a: number, y: number, out: [number, number, number]) => void;
  /** Angle of a point on or near the cloth. */
  readonly angleOf: (x: number, y: number, z: number) => number;
}

/** Minimum distance in metres between skin and folds. */
const MIN_EASE = 0.0022;
/** Distance in metres of flat fabric from the skin. */
const EASE = 0.0045;
/** Height in metres below which the skirt hangs from the hip and is not shaped by the legs. */
const HIP_HANG = 0.87;

interface Relief {
  readonly height: (a: number, y: number) => number;
}

export function clothSurface(plan: DrapedPlan, neckline: Neckline, drape: Drape, random: Random): ClothSurface {
  const relief = foldRelief(plan, neckline, drape, random);
  return surfaceOf(plan, (a, y) => {
    const wanted = EASE + relief.height(a, y) - MIN_EASE;
    // Smooth maximum: a hard limit at the body would leave ragged creases that satin shows at once.
    const pushed = 0.5 * (wanted + Math.sqrt(wanted * wanted + 0.0035 * 0.0035));
    return MIN_EASE + lerp(pushed, wanted, smoothstep(0.82, 0.62, y));
  });
}

/** A surface `off` metres outside the body, or outside its skirt below the release. */
function surfaceOf(plan: DrapedPlan, off: (a: number, y: number) => number): ClothSurface {
  const { spread: keys, release } = plan.skirt;
  const cupped = plan.boned || plan.neckline === 'sweetheart' || plan.neckline === 'plunging';
  const span = cupped ? 0.012 : 0.021;
  const spread = profile([...keys].sort((p, q) => p[0] - q[0]));
  // Fabric released above the waist hangs free of it.
  const hang = release > HEIGHTS.waist + 0.05 ? release : HIP_HANG;
  const fromBust = release > FROM_BUST;
  const underBust = fromBust ? 0.24 : 0.055;
  // Fabric that hangs from the bust leaves the body in a curve: a bend would show as a line across it.
  const held = (y: number) => {
    const above = y - hang;
    return fromBust ? hang + 0.5 * (above + Math.sqrt(above * above + LEAVING * LEAVING)) : Math.max(y, hang);
  };
  const extra = [0, 0];
  const measure = { halfWidth: 0, halfDepth: 0, centreZ: 0 };
  const section = (y: number) => {
    const { halfWidth, halfDepth, centreZ } = bodySection(held(y));
    spread(y, extra);
    measure.halfWidth = halfWidth + extra[0]!;
    measure.halfDepth = halfDepth + extra[1]!;
    measure.centreZ = centreZ;
    return measure;
  };
  return {
    angleOf(x, y, z) {
      const { halfWidth, halfDepth, centreZ } = section(y);
      return Math.atan2(x / halfWidth, (z - centreZ) / halfDepth);
    },
    point(a, y, out) {
      const { halfWidth, halfDepth, centreZ } = section(y);
      const s = Math.sin(a);
      const c = Math.cos(a);
      const k = superellipseRadius(c, s, TORSO_EXPONENT);
      const stand = off(a, y);
      out[0] = s * (halfWidth * k + stand);
      out[1] = y;
      out[2] = centreZ + c * (halfDepth * k + clothBust(a, y, underBust, span) + stand);
    },
  };
}

/** Height in metres above which released fabric falls from the bust and does not curve in below it. */
const FROM_BUST = 1.23;
/** Metres over which such fabric leaves the body. */
const LEAVING = 0.05;

/**
 * Fabric over the bust, which spans the hollow between the breasts by `span` metres instead of following it; `under` is
 * the distance below over which it curves in.
 */
function clothBust(a: number, y: number, under: number, span: number): number {
  const front = Math.cos(a);
  if (front <= 0) return 0;
  const below = y < HEIGHTS.bust;
  const rise = bell(y - HEIGHTS.bust, below ? under : 0.062);
  // For a bust from which fabric falls, only the height above the fold is the body's own.
  const bust = below && under > 0.1 ? bustHeight(a, HEIGHTS.bust) * rise : bustHeight(a, y);
  return bust + span * rise * bell(Math.sin(a), 0.3) * front;
}

/** Relief of shirring elastic in metres: horizontal rows 11 mm apart that gather the fabric finely. */
function smocking(a: number, y: number, skirt: boolean): number {
  const held = skirt ? smoothstep(0.98, 1, y) : smoothstep(1.09, 1.11, y);
  if (held === 0) return 0;
  const row = Math.abs(Math.sin((y * Math.PI) / 0.011));
  const gather = Math.cos(a * 118 + 2.2 * Math.sin(a * 17) + Math.floor(y / 0.011) * 2.1);
  return held * Math.pow(row, 0.7) * (0.0016 + 0.0013 * gather);
}

/** A plain lining next to the skin, under all folds of the cloth. */
export function liningSurface(plan: DrapedPlan): ClothSurface {
  return surfaceOf(plan, () => LINING_EASE);
}

/** Distance in metres of the lining from the shape of the garment without folds. */
const LINING_EASE = 0.0008;

/** Silhouettes of skirts that are close enough to show pulls in the cloth. */
const CLOSE: readonly string[] = ['sheath', 'pencil', 'bodycon', 'peplum'];

/**
 * Metres above the waist that count as a whole fall for the gathers of a bodice, which fade within two thirds of it.
 */
const GATHERED_BODICE = 0.52;

function foldRelief(plan: DrapedPlan, neckline: Neckline, drape: Drape, random: Random): Relief {
  const fluid = clamp(1.25 - drape.stiffness * 1.1, 0.35, 1.2);
  const flutes = skirtFlutes(plan.skirt, random);
  const gathers = waistGathers(plan.skirt, random);
  const pleats = plan.pleats === 'none' ? null : pressedPleats(plan.pleats);
  // The front of a kilt is plain.
  const apronShare = (a: number) => (plan.apron ? smoothstep(0.75, 0.95, Math.abs(a)) : 1);
  const held = !plan.kind.bodice || plan.boned || plan.smocked;
  // Fabric that hangs free of the waist is not pulled there.
  const loose = plan.skirt.release > FROM_BUST ? 0.3 : 1;
  // Gathers absorb the pulls across.
  const calm = plan.silhouetteName === 'grecian' ? 0.3 : 1;
  const bodice = held ? 0 : (0.5 + 0.5 * fluid) * loose * calm;
  const close = plan.kind.skirted && CLOSE.includes(plan.silhouetteName) && plan.ruching === 0;
  const fitted = close ? 0.6 + 0.4 * fluid : 0;
  const bias = close ? 0 : plan.skirt.bias * fluid;
  const drags = biasFolds({ bias, ruching: plan.ruching, bodice, fitted }, random() < 0.5, random);
  const behind = biasFolds({ bias: bias * 0.5, ruching: 0, bodice, fitted }, random() < 0.5, random);
  // A bodice of floating cloth is gathered into the waist as its skirt is.
  const bodiceGathers =
    plan.silhouetteName === 'grecian' && !held
      ? waistGathers({ ...plan.skirt, gathers: { count: 54, depth: 0.0042 } }, random)
      : null;
  const cowls = [
    ...(plan.neckline === 'cowl'
      ? [cowlRelief({ centre: 0, reach: 0.64, folds: 5, spacing: 0.033, height: 0.016 }, random)]
      : []),
    ...(plan.back === 'cowl'
      ? [cowlRelief({ centre: Math.PI, reach: 1.05, folds: 6, spacing: 0.04, height: 0.022 }, random)]
      : []),
  ];
  const release = plan.skirt.seam ?? plan.skirt.release;
  const bones = plan.boned ? boneRelief(plan) : null;
  // Boned cloth has no drags; the skirt below its point does.
  const dragged = (y: number) => (plan.boned ? smoothstep(1.06, 0.98, y) : 1);
  return {
    height(a, y) {
      const fall = clamp((release - y) / release);
      let height = 0;
      if (fall > 0) {
        height += gathers(a, fall);
        height += pleats
          ? pleats(a, fall) * apronShare(a) + flutes(a, fall) * 0.3
          : flutes(a, fall) * (0.55 + 0.45 * fluid);
      }
      if (bodiceGathers && y > release) height += bodiceGathers(a, clamp((y - release) / GATHERED_BODICE));
      const front = Math.cos(a);
      const arc = a * 0.16;
      // The sides are the outline of a front view: folds end softly there, because they would give it corners.
      const outline = 1 - 0.6 * bell(front, 0.3);
      if (front > -0.35) height += dragged(y) * drags(arc, y) * outline * smoothstep(-0.35, 0.05, front);
      if (front < 0)
        height +=
          dragged(y) * behind(-(Math.PI - Math.abs(a)) * Math.sign(a) * 0.16, y) * outline * smoothstep(0, -0.4, front);
      if (cowls.length > 0) {
        const depth = neckline.edge(a) - y;
        for (const cowl of cowls) height += cowl(a, depth);
      }
      if (bones) height += bones(a, y);
      if (plan.smocked) height += smocking(a, y, !plan.kind.bodice);
      return height + 0.0011 * noise3(Math.sin(a) * 9, y * 11, Math.cos(a) * 9);
    },
  };
}
