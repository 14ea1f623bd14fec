import type { Hex } from '../../foundation/colour/hex.ts';
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
}

interface Placed {
  readonly place: ArtworkPlace;
  readonly technique: TechniqueName;
  /** A colour; `own` for the colours of the motif, `contrast` for black or white, whichever the cloth shows better. */
  readonly ink: Hex | 'own' | 'contrast';
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

/** Something that is printed, sewn or pressed on a piece: plain data, stored with the scene. */
export type Artwork = TextArtwork | MotifArtwork;

/** Maximum number of characters of a text on a thing. */
export const MAX_ART_TEXT = 120;
/** Maximum number of artworks of a piece. */
export const MAX_ARTWORKS = 20;
