/** What the networks detect in the pictures of a task before the studio's threads work on it. */
import type { EngineMask } from '../../foundation/image/pixels.ts';
import type { PersonParts } from './person-parts.ts';

/**
 * A point of a picture in pixels; it may lie beyond the borders. `presence` is 0 to 1: how certain it is that the point
 * is visible.
 */
export interface BodyPoint {
  readonly x: number;
  readonly y: number;
  readonly presence: number;
}

export interface PersonFindings {
  /** A mask as large as the picture; each pixel holds the share of this person, including what is worn and carried. */
  readonly mask: EngineMask;
  /** The 33 points of BlazePose, in its order. */
  readonly pose: readonly BodyPoint[];
  /** Rectangle of the face, pixels; null when none was found. */
  readonly face: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** Number of people in the picture, including this one, estimated by counting faces. */
  readonly people: number;
  /** What an operator's network sees of clothes, skin and hair; absent without one. */
  readonly parts?: PersonParts;
}

/**
 * Findings for one picture; null where they were not requested, where there is no person (with `ifWorn` also the
 * subject), or where an optional network is not installed.
 */
export interface PictureFindings {
  readonly subject: EngineMask | null;
  readonly person: PersonFindings | null;
  /**
   * Whether somebody is seen whose body was not recognised, so that skin and clothes cannot be separated; `person` is
   * then null.
   */
  readonly unposed?: boolean;
}

/** Findings for the source, and for the second picture of a task that has one. */
export interface Findings {
  readonly source: PictureFindings;
  readonly second: PictureFindings | null;
  /**
   * What an operator's network made of the area to be filled, 3 bytes per pixel of the whole result; absent for other
   * tasks and without such a network.
   */
  readonly completed?: Uint8Array | null;
}
