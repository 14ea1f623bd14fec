import type { Picture } from '../../../foundation/image/picture.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { BodyFrame } from './body-frame.ts';
import type { BodyZones } from './body-zones.ts';
import { chainLength } from './chain.ts';

/** Pixels that certainly show one material of a person; each plane is 1 there and 0 elsewhere. */
export interface ColourSeeds {
  readonly skin: Uint8Array;
  readonly upper: Uint8Array;
  readonly lower: Uint8Array;
  readonly hair: Uint8Array;
}

/** A rectangle in pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SeededPerson {
  readonly picture: Picture;
  readonly mask: EngineMask;
  readonly frame: BodyFrame;
  readonly zones: BodyZones;
  /** Null when no face was found. */
  readonly face: Rectangle | null;
}

/** Mask value (of 255) from which a pixel shows only the person. */
export const SURE = 200;
/** Skin in the face, in shares of the face. */
const FACE = { left: 0.18, right: 0.82, top: 0.35, bottom: 0.95 } as const;
/** Breadths above the chin, share of the way down to the neck's sides, and half its width in breadths. */
const NECK = { above: 0.14, below: 0.6, half: 0.13 } as const;
/** Shares of a leg, and of its half width. */
const SHIN = { from: 0.5, to: 0.8, half: 0.6 } as const;
/** Trunk lengths below the shoulders, and shares of the half width of the trunk. */
const CHEST = { from: 0.14, to: 0.46, half: 0.75 } as const;
/** Trunk lengths down a thigh, and below the shoulders on the trunk; share of the half width. */
const THIGH = { to: 0.45, below: 1.02, half: 0.8 } as const;
/** Shares of the face: below and above its upper edge, and beside its centre. */
const HAIR = { below: 0.12, above: 0.5, half: 0.5 } as const;
/** Share of a hand's disc that shows the hand. */
const IN_HAND = 0.8;
/** Minimum sum of the three bytes of a pixel for its colour to be reliable. */
const MIN_LIGHT = 45;
/** Ranges of the shares of red and blue for skin of any tone, in daylight and lamplight. */
const SKIN_RED = [0.345, 0.56];
const SKIN_BLUE = [0.12, 0.335];

/** Finds where colours are learnt: areas that show skin, hair or one garment in almost any clothes. */
export function colourSeeds({ picture, mask, frame, zones, face }: SeededPerson): ColourSeeds {
  const { zone, along, across } = zones;
  const { width, height } = picture;
  const { length } = frame.trunk;
  const legLengths = frame.legs.map(chainLength);
  const neckCentre = (frame.neck[0].x + frame.neck[1].x) / 2;
  const seedsWhere = (accepts: (i: number, x: number, y: number) => boolean): Uint8Array => {
    const seeds = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) if (mask.data[i]! > SURE && accepts(i, x, y)) seeds[i] = 1;
    return seeds;
  };
  const isInHand = (x: number, y: number) =>
    frame.hands.some(({ centre, radius }) => Math.hypot(x - centre.x, y - centre.y) < IN_HAND * radius);
  const isInFace = (x: number, y: number) =>
    face !== null &&
    x > face.x + FACE.left * face.width &&
    x < face.x + FACE.right * face.width &&
    y > face.y + FACE.top * face.height &&
    y < face.y + FACE.bottom * face.height;
  const isOnNeck = (x: number, y: number) =>
    y > frame.chin - NECK.above * frame.breadth &&
    y < frame.chin + NECK.below * (frame.neck[0].y - frame.chin) &&
    Math.abs(x - neckCentre) < NECK.half * frame.breadth;
  const isOnShin = (i: number) =>
    zone[i]! >= 3 &&
    Math.abs(across[i]!) < SHIN.half &&
    along[i]! > SHIN.from * legLengths[zone[i]! - 3]! &&
    along[i]! < SHIN.to * legLengths[zone[i]! - 3]!;
  return {
    // Hands and shins may be covered, so their pixels count as skin only where they may have its colour.
    skin: seedsWhere(
      (i, x, y) => mayBeSkin(picture.rgb, i) && (isInFace(x, y) || isOnNeck(x, y) || isOnShin(i) || isInHand(x, y)),
    ),
    upper: seedsWhere(
      (i, x, y) =>
        zone[i] === 0 &&
        along[i]! > CHEST.from * length &&
        along[i]! < CHEST.to * length &&
        Math.abs(across[i]!) < CHEST.half &&
        !isInHand(x, y),
    ),
    lower: seedsWhere(
      (i, x, y) =>
        (zone[i]! >= 3 ? along[i]! < THIGH.to * length : zone[i] === 0 && along[i]! > THIGH.below * length) &&
        Math.abs(across[i]!) < THIGH.half &&
        !isInHand(x, y),
    ),
    hair: seedsWhere(
      (_, x, y) =>
        face !== null &&
        y < face.y + HAIR.below * face.height &&
        y > face.y - HAIR.above * face.height &&
        Math.abs(x - face.x - face.width / 2) < HAIR.half * face.width,
    ),
  };
}

/** Whether the colour of a pixel can be that of skin. */
export function mayBeSkin(rgb: Uint8Array, i: number): boolean {
  const sum = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]! + 1;
  const [red, blue] = [rgb[3 * i]! / sum, rgb[3 * i + 2]! / sum];
  return sum > MIN_LIGHT && red > SKIN_RED[0]! && red < SKIN_RED[1]! && blue > SKIN_BLUE[0]! && blue < SKIN_BLUE[1]!;
}
