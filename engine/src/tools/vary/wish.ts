/** What a variation of a photograph shows differently, as far as its words, or its seed, say. */
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { LightName } from '../../words/prompt/vocabulary/scenes.ts';

export interface Wish {
  /** Its fabric, pattern and colours are for the garment; null leaves the garment as it is. */
  readonly piece: Piece | null;
  /** Which of a person's clothes is meant; null where the words leave it open. */
  readonly category: GarmentCategory | null;
  /** Words for the place behind the subject; '' leaves it. */
  readonly place: string;
  /** Light of the whole picture, when no place is named; null leaves it. */
  readonly light: LightName | null;
  /** Strength of folds, 1 as such cloth has them. */
  readonly contrast: number;
  readonly note: string | null;
}

export const clothPiece = (differences: Partial<Piece>): Piece => ({
  form: 'textile',
  cut: null,
  colours: [],
  fabric: null,
  pattern: null,
  attributes: {},
  details: [],
  partFabrics: [],
  ...differences,
});
