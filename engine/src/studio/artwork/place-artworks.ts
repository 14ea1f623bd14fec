/**
 * Places the artworks of a piece on its parts: where each is on the flat cloth, how large it can be there, and how it
 * changes the surface. Called once for each piece, before its parts are arranged or rendered.
 */
import { meshBounds, type Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { charactersMissingFrom } from '../../foundation/outline/typefaces.ts';
import type { Artwork, TextArtwork } from '../../words/prompt/artwork.ts';
import type { ArtPlaceName } from '../../words/prompt/vocabulary/artwork-words.ts';
import { isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import type { Part } from '../parts/part.ts';
import { linearFromHex, luminance, mixColours } from '../materials/colour.ts';
import { rasteriseArt, type ArtDrawing, type ArtRaster } from './art-raster.ts';
import { frameAround, flatPoint, spaceAround, type ArtFrame, type Box } from './art-frame.ts';
import { clothMap, type ClothMap, type ClothPoint } from './cloth-map.ts';
import { isHidden, sharingParts, type PlaceContext } from './covering-parts.ts';
import { drawMotif } from './draw-motif.ts';
import { drawPicture, shadesOf } from './draw-picture.ts';
import { drawText } from './draw-text.ts';
import { findPlace, type CarryingThing } from './find-place.ts';
import { TECHNIQUES } from './techniques.ts';

/** An artwork on the flat cloth of one or several parts, which share its coordinates. */
export interface PlacedArt {
  readonly artwork: Artwork;
  readonly raster: ArtRaster;
  /** Indices of the parts on which it lies. */
  readonly parts: readonly number[];
  /** Position of its centre across the flat cloth, in metres. */
  readonly u: number;
  /** Position of its centre up the flat cloth, in metres. */
  readonly v: number;
  /** Angle in radians by which it is turned clockwise. */
  readonly turn: number;
  readonly frame: ArtFrame;
  /** Linear colour of the cloth of a patch. */
  readonly ground: Rgb;
  /** Distance in metres of one motif from the next in an all-over print; null for a single one. */
  readonly repeat: number | null;
}

export interface ArtPlacement {
  readonly placed: readonly PlacedArt[];
  /** Sentences for the person about what is drawn otherwise than the words say, or not at all. */
  readonly remarks: readonly string[];
}

/** The box that an artwork has where words name no size. */
function usualBox({ zone, isOpenInFront }: PlaceContext, part: ArtPlaceName, space: Box): Box {
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
 * @param clothOf the linear colour of the cloth of a part, from which the ink and the cloth of a patch are chosen.
 */
export function placeArtworks(
  artworks: readonly Artwork[],
  thing: CarryingThing,
  clothOf: (part: number) => Rgb,
): ArtPlacement {
  const { parts } = thing;
  const mapOf = remembered((index: number): ClothMap => clothMap(parts[index]!));
  const boundsOf = remembered((index: number): Bounds => meshBounds([parts[index]!.mesh]));
  const pointOf = remembered((part: ArtPlaceName) => findPlace(thing, part));
  const placed: PlacedArt[] = [];
  const remarks: string[] = [];
  for (const artwork of artworks) {
    const result =
      artwork.place.part === 'all over'
        ? placeAllOver(artwork, thing, clothOf)
        : placeOne(artwork, { ...thing, clothOf, mapOf, boundsOf }, pointOf(artwork.place.part));
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

function placeOne(artwork: Artwork, context: PlaceContext, point: ClothPoint | null): Drawn | string {
  const { zone, clothOf, mapOf } = context;
  const { place, technique } = artwork;
  if (point === null) return `Not drawn: ${nameOf(artwork)}, because this piece has no ${place.part} to carry it.`;
  const turn = (place.turn * Math.PI) / 180;
  const map = mapOf(point.part);
  const near = frameAround(map, point, NEAR_CENTRE);
  const centre = flatPoint(point, near, 0, place.u / 1000, place.v / 1000);
  const isCloth = zone !== 'object' && zone !== 'bag';
  const space = spaceAround(map, centre, turn, isCloth ? FOLDED_EDGE_COSINE : SMOOTH_EDGE_COSINE, near);
  const isBroken =
    zone === 'object' &&
    place.part === 'front' &&
    space !== null &&
    space.width < widthOf(context.parts[point.part]!) * MIN_SPACE;
  if (space === null || isBroken || Math.min(space.width, space.height) < MIN_SIDE)
    return `Not drawn: ${nameOf(artwork)}, because there is no room for it on the ${place.part}.`;
  const usual = usualBox(context, place.part, space);
  const scale = place.scale ?? 1;
  const asked = place.width_mm === null ? scaled(usual, scale) : { width: place.width_mm, height: 1000 };
  const fitted = {
    width: Math.min(asked.width, space.width * MAX_FILL),
    height: Math.min(asked.height, space.height * MAX_FILL),
  };
  const cloth = clothOf(point.part);
  const inked = inkOf(artwork, cloth);
  const ink = technique === 'foil' ? metalOf(inked) : inked;
  const drawn = drawingOf(artwork, fitted, ink);
  if (drawn === null) return `Not drawn: ${nameOf(artwork)}.`;
  const frame = frameAround(map, centre, drawn.drawing);
  const on = sharingParts(context, point, centre, drawn.drawing);
  if (isHidden(context, { ...centre, part: point.part }, frame, { drawing: drawn.drawing, turn, on }))
    return `Not drawn: ${nameOf(artwork)}, because other parts of this piece lie on its ${place.part}.`;
  const art: PlacedArt = {
    artwork,
    raster: rasteriseArt(drawn.drawing, ink),
    parts: on,
    ...centre,
    turn,
    frame,
    ground: groundOf(inked),
    repeat: null,
  };
  return { art, remarks: remarksFor(artwork, drawn, isCloth ? SMALL_TEXT.clothes : SMALL_TEXT.things) };
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
    raster: rasteriseArt(drawn.drawing, ink),
    parts: on,
    u: 0,
    v: 0,
    turn: (artwork.place.turn * Math.PI) / 180,
    frame: { right: [1, 0], up: [0, 1] },
    ground: groundOf(inked),
    repeat: (REPEAT * longest) / 1000,
  };
  return { art, remarks: [] };
}

const isPrinted = ({ role, glass, unprinted, thin }: Part): boolean =>
  role === 'cloth' && glass === undefined && unprinted === undefined && thin !== true;
