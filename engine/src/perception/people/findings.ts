/** What the networks see in the pictures of a task before the studio's threads work on it. */
import type { EngineMask } from '../../foundation/image/pixels.ts';

/** A point of a picture, pixels; may lie beyond its borders. `presence` 0 to 1: how surely it is there and not hidden. */
export interface BodyPoint {
  readonly x: number;
  readonly y: number;
  readonly presence: number;
}

export interface PersonFindings {
  /** Size as its picture: how much of each pixel is this person, with what is worn and carried. */
  readonly mask: EngineMask;
  /** The 33 points of BlazePose, in its order. */
  readonly pose: readonly BodyPoint[];
  /** Rectangle of the face, pixels; null when none was found. */
  readonly face: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** How many people the picture shows, this one included, as far as faces tell. */
  readonly people: number;
}

/** Of one picture; null where it was not asked for, and for a person where there is none. */
export interface PictureFindings {
  readonly subject: EngineMask | null;
  readonly person: PersonFindings | null;
}

/** Of the source, and of the second picture where a task has one. */
export interface Findings {
  readonly source: PictureFindings;
  readonly second: PictureFindings | null;
}
