import type { SkippedSwatch } from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';

export type Hex = `#${string}`;

/** A colour as a swatch file describes it, converted to sRGB. */
export interface Swatch {
  /** "Row 4" of a CSV file, "Block 7" of an ASE file. */
  readonly place: string;
  /** Name as in the file; not yet checked. */
  readonly name: string;
  readonly hex: Hex;
  /** The conversion is only approximate, and how; null when it is exact. */
  readonly loss: 'ink' | 'gamut' | null;
}

export interface SwatchFile {
  readonly swatches: readonly Swatch[];
  /** Entries without a readable colour. */
  readonly skipped: readonly SkippedSwatch[];
}

/** Refuses a whole file. The form field of every upload is `image`. */
export const unreadableFile = (reason: string) => invalidFields({ image: reason });
