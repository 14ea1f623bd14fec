import type { Hex } from '../../foundation/colour/hex.ts';
import type { PackedPicture } from '../../foundation/image/packed-picture.ts';
import type { ArtPlaceName, TechniqueName, TypefaceName } from './vocabulary/artwork-words.ts';

/** Where an artwork is on a piece. A named part has one centre on every form, so that each view shows it there. */
export interface ArtworkPlace {
  readonly part: ArtPlaceName;
  /** Distance in millimetres of flat cloth of its centre to the right of the part's centre. */
  readonly u: number;
  /** Distance in millimetres of flat cloth of its centre above the part's centre. */
  readonly v: number;
  /** Degrees by which it is turned clockwise. */
  readonly turn: number;
  /** Width in millimetres of flat cloth; null for the usual width at this part. Of an all-over print, that of one motif. */
  readonly width_mm: number | null;
  /** Factor on the usual width, where words say "big" or "small". Absent for 1. */
  readonly scale?: number;
  /** It is laid on as in a mirror. Absent for the usual way round. */
  readonly mirror?: true;
}

interface Placed {
  readonly place: ArtworkPlace;
  readonly technique: TechniqueName;
  /** A colour; `own` for the colours of the motif, `contrast` for black or white, whichever the cloth shows better. */
  readonly ink: Hex | 'own' | 'contrast';
  /**
   * Version of the placing, so that stored artworks stay where they are. Those that were stored before version 2 lack it,
   * and keep directions that were measured along two lines of the cloth, without its shear. Those of version 2 appear on
   * each gore of a skirt, and lie on one leg's side of it. Before version 4 the centre of a place could lie below a lapel.
   */
  readonly drawing?: 2 | 3 | 4;
}

export interface TextArtwork extends Placed {
  readonly source: 'text';
  readonly text: string;
  readonly typeface: TypefaceName;
}

export interface MotifArtwork extends Placed {
  readonly source: 'motif';
  /** Name of a drawing in the set of motifs. */
  readonly motif: string;
}

/** A person's own picture or logo. Its pixels belong to the scene, so that it is drawn also when the original is gone. */
export interface PictureArtwork extends Placed {
  readonly source: 'picture';
  readonly picture: PackedPicture;
}

/** Something that words name for a piece. */
export type WordArtwork = TextArtwork | MotifArtwork;

/** Something that is printed, sewn or pressed on a piece: plain data, stored with the scene. */
export type Artwork = WordArtwork | PictureArtwork;

/** The version of the placing that new artworks have. */
export const ART_DRAWING = 4;
/** The first version in which gores are told apart and worn lengths are followed. */
export const FIRST_APART = 3;
/** The first version whose places are found where no other part of the piece lies on the cloth. */
export const FIRST_CLEAR = 4;

/** Maximum number of characters of a text on a thing. */
export const MAX_ART_TEXT = 120;
/** Maximum number of artworks of a piece. */
export const MAX_ARTWORKS = 20;

/** JSON in which the name of a picture stands for its pixels: a short key for what is drawn from a brief. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'picture' ? (part as PackedPicture).digest : part));
