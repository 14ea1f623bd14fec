/**
 * Places the artworks of a piece on its parts: where each is on the flat cloth, how large it can be there, and how it
 * changes the surface. Called once for each piece, before its parts are arranged or rendered.
 */
import { meshBounds, type Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { charactersMissingFrom } from '../../foundation/outline/typefaces.ts';
import { FIRST_APART, FIRST_CLEAR, type Artwork, type TextArtwork } from '../../words/prompt/artwork.ts';
import type { ArtPlaceName } from '../../words/prompt/vocabulary/artwork-words.ts';
import { coversTrunk, isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import type { Part } from '../parts/part.ts';
import { linearFromHex, luminance, mixColours } from '../materials/colour.ts';
import type { ArtDrawing, ArtRaster } from './art-raster.ts';
import {
  OVER_FOLDS,
  frameAround,
  flatPoint,
  spaceAround,
  type ArtFrame,
  type Box,
  type FlatPoint,
} from './art-frame.ts';
import { cachedRaster } from './cached-rasters.ts';
import { clearCentre, clearCloth, clearScale, worthAt, type IsClear } from './clear-cloth.ts';
import { clothMap, type ClothMap, type ClothPoint } from './cloth-map.ts';
import { clothAcrossSeam, clothJoinedAtSeam } from './cloth-across-seam.ts';
import { isHidden, sharingParts, type PlaceContext } from './covering-parts.ts';
import { drawMotif } from './draw-motif.ts';
import { drawPicture, shadesOf } from './draw-picture.ts';
import { drawText } from './draw-text.ts';
import { findPlace, partsAtPlace, type CarryingThing } from './find-place.ts';
import { frameOver } from './frame-over.ts';
import { backSheets, ofSheets, sheetsAround } from './sheets.ts';
import { TECHNIQUES } from './techniques.ts';
import { fitOver, pointAlong, wornCloth, type WornCloth } from './worn-cloth.ts';

/** An artwork on the flat cloth of one or several parts, which share its coordinates. */
export interface PlacedArt {
  readonly artwork: Artwork;
  readonly raster: ArtRaster;
  /** Indices of the parts on which it lies. */
  readonly parts: readonly number[];
  /** Numbers of the sheets of flat cloth on which it lies, see `Mesh`; null for all of them. */
  readonly sheets: readonly number[] | null;
  /** Position of its centre across the flat cloth, in metres. */
  readonly u: number;
  /** Position of its centre up the flat cloth, in metres. */
  readonly v: number;
  /** Angle in radians by which it is turned clockwise. */
  readonly turn: number;
  readonly frame: ArtFrame;
  /** The directions and the stretch of the cloth at the centre of its part, along which its place is measured. */
  readonly axes: ArtFrame;
  /** Linear colour of the cloth of a patch. */
  readonly ground: Rgb;
  /** Distance in metres of one motif from the next in an all-over print; null for a single one. */
  readonly repeat: number | null;
  /** The u of a point of a sheet where it is the distance from a seam that the artwork crosses; null for the cloth's own u. */
  readonly across: ((u: number, v: number, sheet: number) => number) | null;
}

export interface ArtPlacement {
  readonly placed: readonly PlacedArt[];
  /** Sentences for the person about what is drawn otherwise than the words say, or not at all. */
  readonly remarks: readonly string[];
}

/** The box that an artwork has where words name no size. */
function usualBox({ zone, isOpenInFront }: CarryingThing, part: ArtPlaceName, space: Box): Box {
  if (part === 'label') return scaled(space, MAX_FILL);
  if (zone === 'head') return ON_HEAD;
  if (zone === 'object' || zone === 'bag' || zone === 'foot' || zone === 'jewellery')
    return scaled(space, SHARE_OF_FACE);
  return part === 'front' && isOpenInFront ? BESIDE_CLOSURE : USUAL[part];
}

/** Box in millimetres on the front of a cap. */
const ON_HEAD: Box = { width: 105, height: 56 };
/** Box in millimetres beside the closure of a jacket. */
const BESIDE_CLOSURE: Box = { width: 120, height: 130 };

/** The usual box in millimetres of an artwork on clothes; it is smaller where the cloth offers less space. */
const USUAL: Readonly<Record<ArtPlaceName, Box>> = {
  chest: { width: 250, height: 260 },
  front: { width: 250, height: 260 },
  back: { width: 290, height: 300 },
  'left chest': { width: 85, height: 75 },
  'right chest': { width: 85, height: 75 },
  sleeve: { width: 85, height: 85 },
  'left sleeve': { width: 85, height: 85 },
  'right sleeve': { width: 85, height: 85 },
  hem: { width: 120, height: 40 },
  pocket: { width: 90, height: 80 },
  leg: { width: 110, height: 130 },
  peak: { width: 80, height: 40 },
  label: { width: 400, height: 400 },
  'all over': { width: 62, height: 62 },
};
/** The usual box on other things, as a share of the space on their front. */
const SHARE_OF_FACE = 0.72;
/** A line of text is lower than a picture: its largest height as a share of the width of its box. */
const TEXT_HEIGHT = 0.55;
/** Maximum share of the space that an artwork fills. */
const MAX_FILL = 0.94;
/** Minimum side of an artwork in millimetres; where there is less space, it is not drawn. */
const MIN_SIDE = 4;
/** Height of capitals in millimetres below which a text is called small, on clothes and on smaller things. */
const SMALL_TEXT = { clothes: 7, things: 3.2 };

/** Share of the width of a product that must be free: less is an edge of its surface, not its face. */
const MIN_SPACE = 0.4;

const widthOf = ({ mesh }: Part): number => {
  const { min, max } = meshBounds([mesh]);
  return 1000 * (max[0] - min[0]);
};

/** Cosine of the angle to the centre's normal at which the space on a smooth thing ends. */
const SMOOTH_EDGE_COSINE = 0.55;
/** Cosine of the angle at which the space on folded cloth ends. */
const FOLDED_EDGE_COSINE = 0.12;

/**
 * Finds a place, a size and an ink for each artwork. What cannot be drawn as the words say becomes a remark.
 * @param measured the same thing as every size of its picture measures places and room, so that a preview and the
 * picture have them in common.
 * @param clothOf the linear colour of the cloth of a part, from which the ink and the cloth of a patch are chosen.
 */
export function placeArtworks(
  artworks: readonly Artwork[],
  thing: CarryingThing,
  measured: CarryingThing,
  clothOf: (part: number) => Rgb,
): ArtPlacement {
  const { parts } = thing;
  const boundsOf = remembered((index: number): Bounds => meshBounds([parts[index]!.mesh]));
  const versions = remembered((drawing: Artwork['drawing']) =>
    remembered((isText: boolean) =>
      remembered((place: ArtPlaceName) => findGround(findSpot(measured, place, drawing, isText), parts, drawing)),
    ),
  );
  const placed: PlacedArt[] = [];
  const remarks: string[] = [];
  for (const artwork of artworks) {
    const result =
      artwork.place.part === 'all over'
        ? placeAllOver(artwork, thing, clothOf)
        : placeOne(
            artwork,
            { ...thing, clothOf, boundsOf },
            versions(artwork.drawing)(artwork.source === 'text')(artwork.place.part),
          );
    if (typeof result === 'string') remarks.push(result);
    else {
      placed.push(result.art);
      remarks.push(...result.remarks);
    }
  }
  return { placed, remarks };
}

/** A function that computes each value once: many artworks of a piece share a part. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

/** The words by which an artwork is named to a person: `the text “HELLO”`. */
function nameOf(artwork: Artwork): string {
  switch (artwork.source) {
    case 'text':
      return `the text “${artwork.text}”`;
    case 'motif':
      return `the ${artwork.motif.replaceAll('-', ' ')}`;
    case 'picture':
      return 'the placed picture';
  }
}

interface Drawn {
  readonly art: PlacedArt;
  readonly remarks: readonly string[];
}

/** The centre of a named place, and the cloth round it, on which its room is measured. */
interface Spot {
  readonly part: Part;
  readonly point: ClothPoint;
  readonly map: ClothMap;
  readonly start: FlatPoint;
  /** Least stretch of its cloth that is believed; undefined for the usual one. */
  readonly least: number | undefined;
  /** The sheets of its part on which it lies; null for all of them. */
  readonly sheets: readonly number[] | null;
  /** Where its cloth is seen; null before version 4 of artworks, and on things whose parts do not lie over their face. */
  readonly isClear: IsClear | null;
}

const isDrawnApart = (drawing: Artwork['drawing']): boolean => (drawing ?? 1) >= FIRST_APART;

/** Whether the place of an artwork is found between the parts that lie on the cloth. */
const isPlacedClear = (drawing: Artwork['drawing'], { zone }: CarryingThing, place: ArtPlaceName): boolean =>
  (drawing ?? 1) >= FIRST_CLEAR && (isGarmentZone(zone) || zone === 'bag') && place !== 'label' && place !== 'peak';

/** Null for a piece that has no such part. */
function findSpot(
  thing: CarryingThing,
  place: ArtPlaceName,
  drawing: Artwork['drawing'],
  isText: boolean,
): Spot | null {
  if (isPlacedClear(drawing, thing, place)) return clearSpot(thing, place, drawing, isText);
  const point = findPlace(thing, place, isDrawnApart(drawing));
  return point === null ? null : spotAt(thing, place, point, drawing);
}

function spotAt(thing: CarryingThing, place: ArtPlaceName, middle: ClothPoint, drawing: Artwork['drawing']): Spot {
  const isApart = isDrawnApart(drawing);
  const part = thing.parts[middle.part]!;
  const isSkirt = thing.zone === 'lower' && isApart;
  const sheetsOfBack = isApart ? backSheets(part) : null;
  const seam = coversTrunk(thing.zone) || isSkirt ? seamNear(ofSheets(part, sheetsOfBack), middle, isApart) : null;
  // Where the seam at the back of a skirt cannot be crossed, an artwork lies beside it.
  const point = isSkirt && place === 'back' && seam === null ? findPlace(thing, place, false)! : middle;
  const sheets = !isApart ? null : seam === null ? sheetsAround(part, point) : sheetsOfBack;
  const map = seam?.map ?? clothMap(ofSheets(part, sheets));
  const start = seam?.start ?? point;
  const least = seam === null ? undefined : LEAST_AT_SEAM;
  const from = isWornFlat(thing.zone, place) ? belowNeckline(map, start, least) : start;
  return { part, point, map, start: from, least, sheets, isClear: null };
}

/** Worth of a place beside the usual part below which the other parts of the trunk are looked at. */
const GOOD = 0.65;
/** A pocket carries what words place on a front only where the cloth round it has much less room. */
const ON_POCKET = 0.8;

/**
 * The spot of a place at which its usual artwork is wholly seen: below lapels, beside plackets and pockets. Null for a piece
 * that has no such part.
 * @param isText a line of text is lower than a picture, and so has room elsewhere.
 */
function clearSpot(
  thing: CarryingThing,
  named: ArtPlaceName,
  drawing: Artwork['drawing'],
  isText: boolean,
): Spot | null {
  // A closure would part what lies on the middle of a chest.
  const place = named === 'chest' && thing.isOpenInFront ? 'front' : named;
  const usual = findPlace(thing, place, true);
  if (usual === null) return null;
  const spotOf = (point: ClothPoint) => amidParts(thing, place, spotAt(thing, place, point, drawing), isText);
  const first = spotOf(usual);
  if (first.worth >= GOOD) return first.spot;
  const others = partsAtPlace(thing, place).map(({ point, away, isPocket }) => {
    const other = spotOf(point);
    return { ...other, width: other.width * worthAt(1000 * away) * (isPocket ? ON_POCKET : 1) };
  });
  const isOnPocket = place !== 'pocket' && coversTrunk(thing.zone) && thing.parts[usual.part]!.colourPart === 'pockets';
  const all = [...(isOnPocket && others.length > 0 ? [] : [first]), ...others];
  return all.reduce((most, each) => (each.width > most.width ? each : most)).spot;
}

/**
 * A spot whose centre is moved to where its usual artwork is wholly seen, with its worth as a share of the usual size, and
 * its width in millimetres, less for the distance.
 */
function amidParts(thing: CarryingThing, place: ArtPlaceName, spot: Spot, isText: boolean) {
  const { map, start, least, part } = spot;
  const isClear = clearCloth(thing.parts, part, map, start);
  const frame = frameAround(map, start, NEAR_CENTRE, least);
  const space = spaceAround(map, start, 0, FOLDED_EDGE_COSINE, frame, OVER_FOLDS) ?? { width: 0, height: 0 };
  const whole = usualBox(thing, place, space);
  const usual = isText ? { ...whole, height: Math.min(whole.height, whole.width * TEXT_HEIGHT) } : whole;
  const fitting = { width: Math.min(usual.width, space.width * MAX_FILL), height: Math.min(usual.height, space.height * MAX_FILL) }; // prettier-ignore
  const share = Math.min(fitting.width / usual.width, fitting.height / usual.height);
  if (share > MIN_SHARE && clearScale(isClear, start, frame, 0, fitting) === 1)
    return { spot: { ...spot, isClear }, worth: share, width: share * usual.width };
  const { centre, worth } = clearCentre(isClear, start, frame, usual);
  return { spot: { ...spot, isClear, start: centre }, worth, width: worth * usual.width };
}

/** Share of its usual size below which an artwork at its usual centre has so little room that another one is looked for. */
const MIN_SHARE = 0.5;

const seamNear = (part: Part, point: ClothPoint, isApart: boolean) =>
  isApart ? clothJoinedAtSeam(part, point) : clothAcrossSeam(part, clothMap(part), point);

/** Maximum share of the space at the back of a dress, which is stretched unevenly. */
const FILL_AT_SEAM = 0.8;
/** Least stretch of cloth at the back of a dress, which is cut longer than it is worn below a low edge. */
const LEAST_AT_SEAM = 0.5;

/** The cloth of a piece round a spot, which all artworks of a place have in common. */
interface Ground {
  readonly spot: Spot;
  /** The point of the spot on the piece as it is drawn. */
  readonly point: ClothPoint;
  /** Its cloth as a part of its own. */
  readonly cloth: Part;
  readonly map: ClothMap;
  /** True where the directions of an artwork are the mean over all of it. */
  readonly isOver: boolean;
  readonly near: ArtFrame;
  /** Its stretches from place to place; null before version 3 of artworks, for which those round the spot held everywhere. */
  readonly worn: WornCloth | null;
  /** The directions round the spot on the cloth on which its room is measured. */
  readonly measured: ArtFrame;
  readonly across: PlacedArt['across'];
}

/** Null for a piece that has no such part, and `no room` where an artwork cannot cross the seam that it lies on. */
function findGround(spot: Spot | null, parts: readonly Part[], drawing: Artwork['drawing']): Ground | 'no room' | null {
  const index = spot === null ? -1 : partLike(parts, spot);
  if (spot === null || index < 0) return null;
  const point = { ...spot.point, part: index };
  const whole = ofSheets(parts[index]!, spot.sheets);
  const seam = spot.least === undefined ? null : seamNear(whole, point, isDrawnApart(drawing));
  // A spot that is measured from a seam has no meaning on cloth whose seam is not found.
  if (spot.least !== undefined && seam === null) return 'no room';
  const map = seam?.map ?? clothMap(whole);
  // Before version 3 a shear was not measured across a seam, where the cloth has no coordinates of its own.
  const isOver = drawing !== undefined && seam?.part !== null;
  const cloth = seam?.part ?? whole;
  const first = frameAround(map, spot.start, NEAR_CENTRE, spot.least);
  const near = isOver ? frameOver(cloth, spot.start, NEAR_CENTRE, 0, first) : first;
  const measured = frameAround(spot.map, spot.start, NEAR_CENTRE, spot.least);
  const worn = isDrawnApart(drawing) ? wornCloth(cloth) : null;
  return { spot, point, cloth, map, isOver, near, worn, measured, across: seam?.across ?? null };
}

function placeOne(artwork: Artwork, context: PlaceContext, ground: Ground | 'no room' | null): Drawn | string {
  const { zone, clothOf } = context;
  const { place, technique } = artwork;
  if (ground === null) return `Not drawn: ${nameOf(artwork)}, because this piece has no ${place.part} to carry it.`;
  const noRoom = `Not drawn: ${nameOf(artwork)}, because there is no room for it on the ${place.part}.`;
  if (ground === 'no room') return noRoom;
  const { spot, point, cloth, map, isOver, near, worn, measured, across } = ground;
  const turn = (place.turn * Math.PI) / 180;
  const [right, up] = [place.u / 1000, place.v / 1000];
  const asPlaced =
    worn === null ? flatPoint(spot.start, near, 0, right, up) : pointAlong(worn, spot.start, near, right, up);
  const isCloth = zone !== 'object' && zone !== 'bag';
  const facing = isCloth ? FOLDED_EDGE_COSINE : SMOOTH_EDGE_COSINE;
  const normals = worn !== null && isCloth ? OVER_FOLDS : undefined;
  const space = spaceAround(spot.map, asPlaced, turn, facing, measured, normals);
  const isBroken =
    zone === 'object' && place.part === 'front' && space !== null && space.width < widthOf(spot.part) * MIN_SPACE;
  if (space === null || isBroken || Math.min(space.width, space.height) < MIN_SIDE) return noRoom;
  const usual = usualBox(context, place.part, space);
  const scale = place.scale ?? 1;
  const asked = place.width_mm === null ? scaled(usual, scale) : { width: place.width_mm, height: 1000 };
  const fill = across === null ? MAX_FILL : FILL_AT_SEAM;
  const box = {
    width: Math.min(asked.width, space.width * fill),
    height: Math.min(asked.height, space.height * fill),
  };
  const inked = inkOf(artwork, clothOf(point.part));
  const ink = technique === 'foil' ? metalOf(inked) : inked;
  const whole = drawingOf(artwork, box, ink);
  if (whole === null) return `Not drawn: ${nameOf(artwork)}.`;
  const isAsNamed = right === 0 && up === 0;
  // What is moved by hand keeps the usual size of its place, and may lie below other parts.
  const isLimited = spot.isClear !== null && (isAsNamed || place.width_mm === null);
  const clear = isLimited ? clearScale(spot.isClear, spot.start, measured, turn, whole.drawing) : 1;
  const drawn = clear === null || clear === 1 ? whole : drawingOf(artwork, scaled(whole.drawing, clear), ink)!;
  if (Math.min(drawn.drawing.width, drawn.drawing.height) < MIN_SIDE) return noRoom;
  const fitted = worn === null ? null : fitOver(worn, asPlaced, near, drawn.drawing, turn);
  const centre = fitted?.centre ?? asPlaced;
  const frame =
    fitted?.frame ??
    (isOver
      ? frameOver(cloth, centre, drawn.drawing, turn, near)
      : frameAround(map, centre, drawn.drawing, spot.least));
  const on = across === null ? sharingParts(context, point, map, centre, drawn.drawing) : [point.part];
  if (isHidden(context, map, centre, frame, { drawing: drawn.drawing, turn, on }))
    return `Not drawn: ${nameOf(artwork)}, because other parts of this piece lie on its ${place.part}.`;
  const art: PlacedArt = {
    artwork,
    raster: cachedRaster(artwork, drawn.drawing, ink),
    parts: on,
    sheets: spot.sheets,
    ...centre,
    turn,
    frame,
    axes: worn?.frameAt(centre, near) ?? near,
    ground: groundOf(inked),
    repeat: null,
    across,
  };
  return { art, remarks: remarksFor(artwork, drawn, isCloth ? SMALL_TEXT.clothes : SMALL_TEXT.things) };
}

/** The index of the part on which a spot was found; -1 when there is none. */
const partLike = (parts: readonly Part[], { part, point }: Spot): number =>
  parts[point.part]?.name === part.name ? point.part : parts.findIndex(({ name }) => name === part.name);

const isWornFlat = (zone: CarryingThing['zone'], part: ArtPlaceName): boolean =>
  coversTrunk(zone) && (part === 'chest' || part === 'front' || part === 'back');

/** Height in millimetres below which the space round a centre is that of an edge, and the height that it should have. */
const AT_EDGE = 80;
const BELOW_EDGE = 160;
/** Distances in millimetres by which the centre is moved down. */
const DROPS = [0, 20, 40, 60, 80, 100, 120];

/** A centre that lies just below a low neckline or a bare back is moved down to where there is room. */
function belowNeckline(map: ClothMap, centre: FlatPoint, least: number | undefined): FlatPoint {
  const frame = frameAround(map, centre, NEAR_CENTRE, least);
  const tried = DROPS.map((drop) => {
    const at = flatPoint(centre, frame, 0, 0, -drop / 1000);
    return { at, height: spaceAround(map, at, 0, FOLDED_EDGE_COSINE, frame)?.height ?? 0 };
  });
  if (tried[0]!.height >= AT_EDGE) return centre;
  const roomy = tried.find(({ height }) => height >= BELOW_EDGE);
  return (roomy ?? tried.reduce((most, each) => (each.height > most.height ? each : most))).at;
}

function remarksFor(artwork: Artwork, { drawing, capital }: ArtToPlace, small: number): readonly string[] {
  const { width } = drawing;
  const remarks: string[] = [];
  const { width_mm: asked, part } = artwork.place;
  if (asked !== null && width < asked - 1)
    remarks.push(
      `There is room for ${cm(width)} on the ${part}, so ${nameOf(artwork)} is ${cm(width)} wide instead of ${cm(asked)}.`,
    );
  else if (capital !== null && capital < small)
    remarks.push(
      `${capitalised(nameOf(artwork))} is long for the ${part} and set small: its letters are ${capital.toFixed(1)} mm high.`,
    );
  if (artwork.source === 'text') {
    const missing = charactersMissingFrom(artwork.typeface, artwork.text);
    if (missing.length > 0)
      remarks.push(
        `The typeface has no ${missing.map((character) => `“${character}”`).join(', ')}: left out of ${nameOf(artwork)}.`,
      );
  }
  return remarks;
}

const cm = (mm: number): string => `${(mm / 10).toFixed(1)} cm`;
const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const scaled = ({ width, height }: Box, scale: number): Box => ({ width: width * scale, height: height * scale });

/** Gold, where words name no colour of a foil. */
const GOLD = linearFromHex('#d4af37');
const BLACK = linearFromHex('#191919');
const WHITE = linearFromHex('#f6f4ee');
/** Luminance of the cloth above which black shows better than white. */
const PALE = 0.2;

function inkOf({ ink, technique, source }: Artwork, cloth: Rgb): Rgb {
  if (ink !== 'contrast' && ink !== 'own') return dyed(linearFromHex(ink));
  if (technique === 'foil') return GOLD;
  if (technique === 'patch' && source === 'text') return dyed(luminance(cloth) > PALE ? WHITE : BLACK);
  return dyed(luminance(cloth) > PALE ? BLACK : WHITE);
}

/** Inks and threads are never as bright or as dark as a screen. */
const dyed = ([r, g, b]: Rgb): Rgb => [0.01 + 0.8 * r, 0.01 + 0.8 * g, 0.01 + 0.8 * b];

/** Metal is brighter than the colour of its name. */
function metalOf(colour: Rgb): Rgb {
  const brightest = Math.max(...colour, 1e-4);
  const channel = (value: number) => 0.93 * Math.pow(value / brightest, 0.75);
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/** Luminance of an ink above which the cloth of its patch is dark. */
const LIGHT_INK = 0.3;

/** The cloth of a patch: dark below a light drawing, and light below a dark one. */
const groundOf = (ink: Rgb): Rgb =>
  dyed(luminance(ink) > LIGHT_INK ? mixColours(BLACK, ink, 0.03) : linearFromHex('#ece3cf'));

interface ArtToPlace {
  readonly drawing: ArtDrawing;
  /** Height of capitals in millimetres; null for a motif or a picture. */
  readonly capital: number | null;
}

/** @param ink the linear colour of what has no colours of its own. */
function drawingOf(artwork: Artwork, box: Box, ink: Rgb): ArtToPlace | null {
  if (artwork.source === 'text') return drawText(artwork.text, artwork.typeface, textBox(artwork, box));
  if (artwork.source === 'picture') {
    const isInked = artwork.technique === 'foil' || artwork.ink !== 'own';
    return { drawing: drawPicture(artwork.picture, box, isInked ? shadesOf(ink) : dyed), capital: null };
  }
  const { shades } = TECHNIQUES[artwork.technique];
  const isOwn = artwork.ink === 'own' && artwork.technique !== 'foil' && artwork.technique !== 'deboss';
  const drawing = drawMotif(
    artwork.motif,
    Math.min(box.width, box.height),
    isOwn ? 'own' : shades ? 'shades' : 'tints',
  );
  return drawing === null ? null : { drawing: isOwn ? dyedDrawing(drawing) : drawing, capital: null };
}

const dyedDrawing = (drawing: ArtDrawing): ArtDrawing => ({
  ...drawing,
  layers: drawing.layers.map((layer) => ({ ...layer, colour: layer.colour && dyed(layer.colour) })),
});

const textBox = ({ place }: TextArtwork, { width, height }: Box): Box => ({
  width,
  height: place.width_mm === null ? Math.min(height, width * TEXT_HEIGHT) : height,
});

/**
 * Box in millimetres of the cloth round a centre over which its directions are measured before the size of the artwork
 * is known.
 */
const NEAR_CENTRE: Box = { width: 120, height: 120 };

/** Size in millimetres of a motif of an all-over print on things that are neither garments nor textiles. */
const SMALL_REPEAT = 26;
/** Distance of the motifs of an all-over print, as a share of their size. */
const REPEAT = 1.55;

function placeAllOver(
  artwork: Artwork,
  { parts, zone }: CarryingThing,
  clothOf: (part: number) => Rgb,
): Drawn | string {
  const on = parts.flatMap((part, index) => (isPrinted(part) ? [index] : []));
  const [first] = on;
  if (first === undefined) return `Not drawn: ${nameOf(artwork)}, because this piece has no cloth to print on.`;
  const isOfCloth = isGarmentZone(zone) || zone === 'cloth';
  const size =
    artwork.place.width_mm ?? (isOfCloth ? USUAL['all over'].width : SMALL_REPEAT) * (artwork.place.scale ?? 1);
  const inked = inkOf(artwork, clothOf(first));
  const ink = artwork.technique === 'foil' ? metalOf(inked) : inked;
  const drawn = drawingOf(artwork, { width: size, height: size }, ink);
  if (drawn === null) return `Not drawn: ${nameOf(artwork)}.`;
  const longest = Math.max(drawn.drawing.width, drawn.drawing.height);
  const art: PlacedArt = {
    artwork,
    raster: cachedRaster(artwork, drawn.drawing, ink),
    parts: on,
    sheets: null,
    u: 0,
    v: 0,
    turn: (artwork.place.turn * Math.PI) / 180,
    frame: { right: [1, 0], up: [0, 1] },
    axes: { right: [1, 0], up: [0, 1] },
    ground: groundOf(inked),
    repeat: (REPEAT * longest) / 1000,
    across: null,
  };
  return { art, remarks: [] };
}

const isPrinted = ({ role, glass, unprinted, thin }: Part): boolean =>
  role === 'cloth' && glass === undefined && unprinted === undefined && thin !== true;
