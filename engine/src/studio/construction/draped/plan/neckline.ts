import { bell, clamp, lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { bodySection } from '../../../body/body.ts';
import type { DrapedPlan } from './draped-plan.ts';
import { drop } from './openings.ts';

/** The upper edge of a draped garment. */
export interface Neckline {
  /**
   * Distance in metres inside the edge at a point of the body at angle `a` from the front; negative where there is no
   * cloth.
   */
  readonly inside: (x: number, y: number, z: number, a: number) => number;
  /** Height in metres of the free edge at an angle; a height above the shoulder where that is covered. */
  readonly edge: (a: number) => number;
  /** Angles (0 to pi) at which thin straps meet the edge in front and at the back; null without thin straps. */
  readonly strapAngles: readonly [front: number, back: number] | null;
}

/** Angle at which a low back is highest, and where the thin strap holds it. */
const BACK_CREST = 2.2;
/** Angle at which the thin strap meets the front edge. */
const APEX = 0.56;

export function necklineOf(plan: DrapedPlan): Neckline {
  if ((plan.strap === 'wide' && !NEVER_COVERED.includes(plan.neckline)) || isCovered(plan.neckline))
    return coveredNeckline(plan);
  const bare = BARE[plan.neckline] ?? ROUND;
  const { oneShoulder } = bare;
  const low = backHeight(bare, plan);
  const edge = (a: number) => bareEdge(bare, low, plan.back, Math.abs(a), a);
  const strapped = plan.strap === 'spaghetti' && !oneShoulder;
  return {
    edge,
    inside: (x, y, _z, a) => {
      const below = edgeDistance(edge, a, y);
      return oneShoulder ? rounded(below, bowl(x, y, 0.084, 1.43)) : below;
    },
    strapAngles: strapped ? [APEX, plan.back === 'plain' ? Math.PI - 0.62 : BACK_CREST] : null,
  };
}

/** Necklines that end below the shoulder regardless of straps or sleeves. */
const NEVER_COVERED: readonly DrapedPlan['neckline'][] = ['one-shoulder', 'illusion', 'off-shoulder', 'strapless'];

function isCovered(neckline: DrapedPlan['neckline']): boolean {
  return ['crew', 'boat', 'square', 'turtleneck', 'mock-neck', 'keyhole', 'halter'].includes(neckline);
}

/** Smooth minimum of two distances, without a corner where they are equal. */
function rounded(p: number, q: number): number {
  return 0.5 * (p + q - Math.hypot(p - q, ROUNDING));
}

/** Metres over which the corner is rounded. */
const ROUNDING = 0.012;

/** Height minus edge, divided by the edge's slope on the body (about 0.145 m of radius), so that it is a distance. */
function edgeDistance(edge: (a: number) => number, a: number, y: number): number {
  const here = edge(a);
  const slope = (edge(a + 0.01) - edge(a - 0.01)) / (0.02 * 0.145);
  return (here - y) / Math.sqrt(1 + slope * slope);
}

/** A neckline without covered shoulders; heights of its edge in metres. */
interface BareNeckline {
  readonly centre: number;
  /** Above the breast, where a strap may be. */
  readonly apex: number;
  readonly side: number;
  /** Default by the cut of the back. */
  readonly back?: number;
  /** Maximum where the cut of the back decides. */
  readonly maxBack?: number;
  /** True when it runs from under one arm up to the other shoulder, which it covers. */
  readonly oneShoulder?: boolean;
  /** True for two arcs that meet in a point between the breasts. */
  readonly heart?: boolean;
  /** True when it is nearly level all round the front. */
  readonly level?: boolean;
  /** True when it is a V in front, and otherwise round. */
  readonly pointed?: boolean;
}

const ROUND: BareNeckline = { centre: 1.335, apex: 1.4, side: 1.325 };
const HEART: BareNeckline = { centre: 1.313, apex: 1.366, side: 1.325, maxBack: 1.27, heart: true };
const BARE: { readonly [Name in DrapedPlan['neckline']]?: BareNeckline } = {
  strapless: { centre: 1.347, apex: 1.36, side: 1.335, level: true },
  sweetheart: HEART,
  illusion: HEART,
  'off-shoulder': { centre: 1.362, apex: 1.374, side: 1.386 },
  'one-shoulder': { centre: 1.4, apex: 1.4, side: 1.33, back: 1.38, oneShoulder: true },
  plunging: { centre: 1.19, apex: 1.405, side: 1.33, pointed: true },
  cowl: { centre: 1.338, apex: 1.408, side: 1.322 },
  'v-neck': { centre: 1.3, apex: 1.408, side: 1.325, pointed: true },
};

/** Heights in metres of the edge at the centre of a bare back, where it is not that of a plain one. */
const BACKS: { readonly [Back in DrapedPlan['back']]?: number } = { cowl: 1.13, low: 1.16 };
const PLAIN_BACK = 1.275;

function backHeight({ back, maxBack = Infinity }: BareNeckline, plan: DrapedPlan): number {
  return back ?? Math.min(BACKS[plan.back] ?? PLAIN_BACK, maxBack);
}

function bareEdge(h: BareNeckline, low: number, back: DrapedPlan['back'], a: number, signed: number): number {
  if (h.oneShoulder) return lerp(1.6, 1.325, smoothstep(-1.3, 0.95, Math.sin(signed) * 1.25) ** 0.62);
  const heart = h.heart === true;
  if (h.level && a < Math.PI / 2 + 0.05) {
    return 1.35 + 0.007 * Math.sin(Math.min(a * 1.7, Math.PI)) - 0.015 * smoothstep(0.8, 1.62, a);
  }
  if (a < APEX) {
    const t = a / APEX;
    if (heart) return lerp(h.centre, h.apex, Math.pow(Math.sin((t * Math.PI) / 2), 0.72));
    const pull = h.pointed ? Math.pow(t, 1.08) : t * t * (1.6 - 0.6 * t);
    return lerp(h.centre, h.apex, pull);
  }
  const side = Math.PI / 2 + 0.05;
  // The armhole falls steeply from the strap and is horizontal under the arm.
  if (a < side) return lerp(h.side, h.apex, fallFromApex((a - APEX) / (side - APEX), heart));
  const t = (a - side) / (Math.PI - side);
  if (back === 'plain') return lerp(h.side, low, smoothstep(0, 0.75, t));
  const rise = 0.018 * bell(a - BACK_CREST, 0.24);
  return lerp(h.side, low, smoothstep(0.12, 1, t) ** 1.15) + rise;
}

/** Share of the apex's height that is left at `t` of the way to the armpit. */
function fallFromApex(t: number, heart: boolean): number {
  return heart ? 1 - smoothstep(-0.15, 1, t) ** 1.1 : Math.pow(1 - t, 1.9);
}

/** The neckline of covered shoulders: neck opening and armholes are outlines seen from the front and from behind. */
function coveredNeckline(plan: DrapedPlan): Neckline {
  const neck = coveredNeck(plan);
  const halter = plan.neckline === 'halter';
  const inside = (x: number, y: number, z: number, a: number): number => {
    const front = smoothstep(-0.012, 0.012, z - bodySection(y).centreZ);
    const opening = lerp(neck.back(x, y), neck.front(x, y), front);
    const across = Math.abs(x);
    const limit = halter
      ? lerp(0.052, 0.15, clamp((1.47 - y) / 0.15) ** 0.8)
      : 0.15 - 0.032 * smoothstep(1.3, 1.37, y) + 0.006 * smoothstep(1.38, 1.44, y);
    const armhole = !plan.sleeved && (y > 1.3 || halter) ? limit - across + 0.03 * smoothstep(1.36, 1.3, y) : 1;
    const rear = halter ? edgeDistance(halterSide, a, y) : 1;
    const bareBack = plan.back === 'plain' ? 1 : (lerp(1.16, 1.46, smoothstep(0, 0.11, across)) - y) / 2.2;
    return Math.min(opening, armhole, rear, front > 0.5 ? 1 : bareBack);
  };
  return { inside, edge: () => 1.6, strapAngles: null };
}

/** The armhole of a halter continues round the side and falls to the back. */
function halterSide(angle: number): number {
  const a = Math.abs(angle);
  return 1.345 + 0.26 * smoothstep(1.36, 1.2, a) - 0.145 * smoothstep(1.3, 2.3, a);
}

type Outline = (x: number, y: number) => number;

function coveredNeck(plan: DrapedPlan): { readonly front: Outline; readonly back: Outline } {
  const wide = plan.strap === 'wide';
  const shallow: Outline = (x, y) => bowl(x, y, 0.078, 1.452);
  switch (plan.neckline) {
    case 'turtleneck':
      return { front: (_x, y) => 1.552 - y, back: (_x, y) => 1.555 - y };
    case 'mock-neck':
      return { front: (_x, y) => 1.525 - y, back: (_x, y) => 1.53 - y };
    case 'halter':
      return { front: (x, y) => vee(x, y, 0.05, 1.335), back: (_x, y) => 1.515 - y };
    case 'boat':
      return { front: (x, y) => bowl(x, y, 0.118, 1.43), back: (x, y) => bowl(x, y, 0.118, 1.436) };
    case 'square':
      return { front: (x, y) => box(x, y, 0.086, 1.345), back: (x, y) => bowl(x, y, 0.086, 1.42) };
    case 'v-neck':
      return { front: (x, y) => vee(x, y, 0.086, 1.305), back: shallow };
    case 'plunging':
      return { front: (x, y) => vee(x, y, 0.09, 1.2), back: shallow };
    case 'sweetheart':
      return { front: (x, y) => Math.max(Math.abs(x) - 0.088, heartLine(x) - y), back: shallow };
    case 'keyhole':
      return { front: (x, y) => Math.min(bowl(x, y, 0.076, 1.424), drop(x, y - 1.366, 0.026, 0.046)), back: shallow };
    case 'crew':
      return { front: (x, y) => bowl(x, y, 0.076, 1.418), back: shallow };
    default:
      return { front: (x, y) => bowl(x, y, wide ? 0.09 : 0.08, 1.345), back: (x, y) => bowl(x, y, 0.088, 1.4) };
  }
}

/** Height of two arcs over the breasts, seen from the front. */
function heartLine(x: number): number {
  return 1.312 + 0.046 * Math.pow(Math.sin(Math.min(1, Math.abs(x) / 0.075) * (Math.PI / 2)), 0.75);
}

/** Height in metres at which outlines reach the shoulder line. */
const SHOULDER = 1.475;

/** Distance outside a half ellipse that hangs from the shoulder line down to `bottom`, negative inside it. */
function bowl(x: number, y: number, halfWidth: number, bottom: number): number {
  const depth = SHOULDER - bottom;
  const q = Math.hypot(x / halfWidth, Math.min(0, y - SHOULDER) / depth);
  return (q - 1) * Math.min(halfWidth, depth * 1.2);
}

function vee(x: number, y: number, halfWidth: number, bottom: number): number {
  const slope = (SHOULDER - bottom) / halfWidth;
  const rounded = Math.sqrt(x * x + 0.00002);
  return (bottom + slope * rounded - y) / Math.sqrt(1 + slope * slope);
}

function box(x: number, y: number, halfWidth: number, bottom: number): number {
  return Math.max(Math.abs(x) - halfWidth, bottom - y);
}
