/** Marks pictures invisibly and reads the marks, so that a picture can be recognised when its metadata is gone. */
import type { Pixels } from './engine-task.ts';

export interface Watermarker {
  /** A marked copy of a picture. `bits`: 64 values of 0 or 1. */
  add(source: Pixels, bits: Uint8Array, options: { readonly signal: AbortSignal }): Promise<Pixels>;
  /** The mark of a picture that may have been cropped, scaled or compressed; null where none can be read. */
  read(source: Pixels, options: { readonly signal: AbortSignal }): Promise<{ readonly bits: Uint8Array } | null>;
  close(): Promise<void>;
}
