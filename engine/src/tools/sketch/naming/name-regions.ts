import type { Brief, Piece } from '../../../words/prompt/brief.ts';
import { formRowOf, zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { bodyOf, findBodies } from '../regions/measure-regions.ts';
import type { Body, RegionMeasure } from '../regions/measure-regions.ts';
import { bareRegions, headOf } from './name-figure.ts';
import { nameGarment } from './name-garment.ts';
import type { NamedRegion, RegionName } from './region-name.ts';
import { ZONE_RULES } from './zone-rules.ts';

export interface NamedDrawing {
  /** Names by label. Labels that are absent are outside every body. */
  readonly names: ReadonlyMap<number, NamedRegion>;
  /** Whether the drawing shows a figure that wears the clothes. */
  readonly figure: boolean;
  readonly bodies: readonly Body[];
  /** Regions that cross a waist which the words require, each with the row of its waist. */
  readonly across: readonly { readonly region: RegionMeasure; readonly waist: number }[];
}

type Zone = ReturnType<typeof zoneOf>;

/**
 * Names every region and assigns it to a piece of the brief. `regions` must not be empty; `seen` are the labels of bare
 * skin in a photograph.
 */
export function nameRegions(
  regions: readonly RegionMeasure[],
  { pieces, hero }: Brief,
  seen: ReadonlySet<number>,
): NamedDrawing {
  const names = new Map<number, NamedRegion>();
  const across: { region: RegionMeasure; waist: number }[] = [];
  const bodies = findBodies(regions);
  const zone = zoneOf(pieces[hero]!.form);
  let figure = false;
  for (const body of bodies) {
    const worn = ZONE_RULES[zone].sewn;
    const drawn = worn || headOf(body) ? bareRegions(body, figureWords(pieces)) : [];
    const bare = new Map<number, RegionName>(drawn);
    for (const { label } of body.regions) if (worn && seen.has(label)) bare.set(label, 'skin');
    figure ||= bare.size > 0;
    const hat = indexOfZone(pieces, 'head');
    for (const [label, name] of bare)
      names.set(label, name === 'headwear' && hat >= 0 ? { name: 'main', piece: hat } : { name, piece: -1 });
    const clothed = body.regions.filter(({ label }) => !bare.has(label));
    if (clothed.length === 0) continue;
    const cut = nameBody(bodyOf(clothed), pieces, hero, names, worn || bare.size > 0);
    if (cut !== null) across.push(...reachAcross(bodyOf(clothed), cut, names));
  }
  return { names, figure, bodies, across };
}

const saysPart = (pieces: readonly Piece[], part: string) =>
  pieces.some(({ colours, partFabrics }) => [...colours, ...partFabrics].some((mention) => mention.part === part));

function figureWords(pieces: readonly Piece[]) {
  const sleeve = pieces.some(({ attributes }) => attributes.sleeve && attributes.sleeve !== 'sleeveless');
  const rows = pieces.map(({ form }) => formRowOf(form));
  return {
    sleeves: sleeve || saysPart(pieces, 'sleeves') || rows.some((row) => row?.sleeved),
    trousers: rows.some((row) => row?.legged && !row.showsLegs),
    skirt: rows.some((row) => row?.showsLegs),
  };
}

function nameBody(
  body: Body,
  pieces: readonly Piece[],
  hero: number,
  names: Map<number, NamedRegion>,
  worn: boolean,
): number | null {
  const zone = zoneOf(pieces[hero]!.form);
  const own = worn
    ? nameGarment(body, { collar: saysPart(pieces, 'collar') || saysPart(pieces, 'lapels') })
    : ZONE_RULES[zone].nameRegions(body, pieces[hero]!.form);
  const cut = worn ? waistCut(body, pieces, own) : null;
  for (const region of body.regions) {
    const name = own.get(region.label)!;
    const piece = cut === null ? hero : pieceAt(region, body, pieces, hero, cut, name);
    names.set(region.label, { name: cut !== null && name === 'bodice' ? 'main' : name, piece });
  }
  const parted = [...own.values()].includes('bodice') || !worn || !saysPart(pieces, 'bodice');
  return cut ?? (parted ? null : Math.round(body.top + DRAWN_WAIST * (body.bottom - body.top)));
}

/** Minimum share of a region on either side of a waist for the region to be cut. */
const ACROSS = 0.2;
/** Minimum area of such a region as a share of the garment. */
const LARGE = 0.06;
/** Height of a waist that words require and no line shows, as a share of the garment. */
const DRAWN_WAIST = 0.42;

function reachAcross({ regions, area }: Body, waist: number, names: ReadonlyMap<number, NamedRegion>) {
  return regions
    .filter((region) => {
      const above = (waist - region.top) / (region.bottom - region.top + 1);
      return (
        region.area > LARGE * area &&
        names.get(region.label)?.name !== 'sleeves' &&
        above > ACROSS &&
        above < 1 - ACROSS
      );
    })
    .map((region) => ({ region, waist: Math.round(waist) }));
}

const indexOfZone = (pieces: readonly Piece[], ...zones: readonly Zone[]) =>
  pieces.findIndex(({ form }) => zones.includes(zoneOf(form)));

/** Usual row at which a jacket ends over trousers, as a share of the height of both. */
const USUAL_WAIST = 0.46;
/** Maximum share of regions that a clean cut may divide. */
const TORN = 0.1;
/** First row that is tried, as a share of the height. */
const HIGHEST = 0.24;
/** Last row that is tried. */
const LOWEST = 0.78;
/** Step between the rows that are tried. */
const STEP = 0.01;
/** Cost of a whole height of distance from the usual row, in shares of torn regions. */
const UNUSUAL = 0.12;
/** Minimum area of a region that a cut is measured by, as a share of the garment. */
const MEASURED = 0.02;
/** Height above the lower end within which a region belongs to a shoe, as a share of the drawing. */
const SHOE = 0.14;

/** The row at which the upper piece ends and the lower one begins; null when only one is named. */
function waistCut(
  { regions, top, bottom, area }: Body,
  pieces: readonly Piece[],
  own: ReadonlyMap<number, RegionName>,
): number | null {
  const upper = indexOfZone(pieces, 'upper');
  const lower = indexOfZone(pieces, 'lower', 'whole');
  if (upper < 0 || lower < 0) return null;
  const tall = bottom - top;
  const large = regions.filter((region) => region.area > MEASURED * area && own.get(region.label) !== 'sleeves');
  const usual = top + USUAL_WAIST * tall;
  let best = usual;
  let min = TORN;
  for (let share = HIGHEST; share < LOWEST; share += STEP) {
    const y = top + share * tall;
    // The cost is the smaller part of each region that the cut divides. Cuts near the centre of the body are preferred.
    const torn = large.reduce((sum, region) => {
      const above = Math.min(1, Math.max(0, (y - region.top) / Math.max(1, region.bottom - region.top)));
      return sum + region.area * Math.min(above, 1 - above);
    }, 0);
    const cost = torn / area + UNUSUAL * Math.abs(share - USUAL_WAIST);
    if (cost >= min) continue;
    min = cost;
    best = y;
  }
  return best;
}

function pieceAt(
  region: RegionMeasure,
  { top, bottom }: Body,
  pieces: readonly Piece[],
  hero: number,
  cut: number,
  name: RegionName,
): number {
  const first = (...indices: readonly number[]) => indices.find((index) => index >= 0) ?? hero;
  const tall = bottom - top;
  const shoes = indexOfZone(pieces, 'foot');
  if (shoes >= 0 && region.top > bottom - SHOE * tall) return shoes;
  const upper = indexOfZone(pieces, 'upper');
  const lower = indexOfZone(pieces, 'lower', 'whole');
  // When two pieces cover one zone (a shirt under a jacket), the inner one is visible in the opening of the outer one.
  const inner = pieces.findIndex(({ form }, index) => index !== hero && zoneOf(form) === 'upper');
  if (name === 'inside' && inner >= 0 && pieces.length > 2) return inner;
  return region.y < cut || name === 'sleeves' || name === 'cuffs' ? first(upper, lower) : first(lower, upper);
}
