import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { BodyZones } from './body-zones.ts';
import { SURE } from './colour-seeds.ts';
import type { ColourScore } from './compare-colours.ts';

/** How much each pixel resembles the first of two materials rather than the second. */
export interface WornColours {
  readonly skinOverUpper: ColourScore;
  readonly skinOverLower: ColourScore;
  readonly upperOverLower: ColourScore;
}

/** Where two garments meet, in pixels below the shoulders. */
export interface WaistBorder {
  readonly upperEnd: number;
  readonly lowerStart: number;
  /** Whether bare skin is between the two. */
  readonly gap: boolean;
}

interface WaistSearch {
  readonly zones: BodyZones;
  readonly mask: EngineMask;
  readonly colours: WornColours;
  /** Length of the trunk in pixels. */
  readonly length: number;
}

/** Number of sections of the trunk in which the waist is searched. */
const BINS = 28;
/** Where the waist is searched: beginning and extent, in trunk lengths below the shoulders. */
const WAIST_FROM = 0.42;
const WAIST_REACH = 0.9;
/** Usual height of a waist in trunk lengths, and the cost of a trunk length of distance from it, per section. */
const USUAL_WAIST = 0.85;
const WAIST_COST = 0.02;
/** Share of the half width of the trunk in which its waist is searched. */
const WAIST_HALF = 0.75;
/** Mean likeness to skin from which a section is bare, and down to which the bare part continues. */
const BARE = 0.5;
const STILL_BARE = 0.4;

/** The mean colours of one section. */
interface Section {
  /** Likeness to skin rather than to either garment, 0 to 1. */
  readonly skin: number;
  /** Likeness to the upper rather than to the lower garment, 0 to 1. */
  readonly upper: number;
}

/** Finds the end of the upper garment and the start of the lower one; bare skin may be in between. */
export function waistBorder(search: WaistSearch): WaistBorder {
  const { colours, length } = search;
  const reach = WAIST_REACH * length;
  const levelOf = (at: number) => WAIST_FROM * length + (at * reach) / BINS;
  const sections = sectionsOf(search);
  const bare = colours.skinOverUpper.distinct ? bareSections(sections, (at) => levelOf(at) < length) : null;
  if (bare) return { upperEnd: levelOf(bare.first), lowerStart: levelOf(bare.last + 1), gap: true };
  let [best, min] = [0, Infinity];
  for (let cut = 0; cut <= BINS; cut++) {
    let cost = WAIST_COST * Math.abs(levelOf(cut) / length - USUAL_WAIST) * BINS;
    sections.forEach((section, at) => {
      const own = colours.upperOverLower.distinct ? section.upper : 0.5;
      cost += at < cut ? 1 - own : own;
    });
    if (cost < min) [best, min] = [cut, cost];
  }
  return { upperEnd: levelOf(best), lowerStart: levelOf(best), gap: false };
}

function sectionsOf({ zones: { zone, along, across }, mask, colours, length }: WaistSearch): readonly Section[] {
  const { skinOverUpper, skinOverLower, upperOverLower } = colours;
  const from = WAIST_FROM * length;
  const reach = WAIST_REACH * length;
  const sums = Array.from({ length: BINS }, () => ({ skin: 0, upper: 0, count: 0 }));
  for (let i = 0; i < zone.length; i++) {
    if (zone[i] !== 0 || Math.abs(across[i]!) > WAIST_HALF || mask.data[i]! < SURE) continue;
    const at = Math.floor(((along[i]! - from) / reach) * BINS);
    if (at < 0 || at >= BINS) continue;
    const sum = sums[at]!;
    sum.count++;
    sum.skin += Math.min(skinOverUpper.score[i]!, skinOverLower.score[i]!);
    sum.upper += upperOverLower.score[i]!;
  }
  return sums.map(({ skin, upper, count }) => ({
    skin: count ? skin / count : 0,
    upper: count ? upper / count : 0.5,
  }));
}

/** The first and the last section of a bare waist; null when there is none, or when it does not end. */
function bareSections(sections: readonly Section[], isAboveHips: (at: number) => boolean) {
  const first = sections.findIndex(({ skin }, at) => skin > BARE && isAboveHips(at));
  if (first < 0) return null;
  let last = first;
  while (last < BINS - 1 && sections[last + 1]!.skin > STILL_BARE) last++;
  return last < BINS - 1 ? { first, last } : null;
}
