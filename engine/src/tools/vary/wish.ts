/** What a variation of a photograph changes, according to its words or its seed. */
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { LightName } from '../../words/prompt/vocabulary/scenes.ts';

export interface Wish {
  /** Fabric, pattern and colours for the garment; null leaves the garment unchanged. */
  readonly piece: Piece | null;
  /** The garment of the person that is meant; null where the words leave it open. */
  readonly category: GarmentCategory | null;
  /** The word for that garment; null where the words name none. */
  readonly garment: string | null;
  /** Words for the setting behind the subject; '' leaves it unchanged. */
  readonly place: string;
  /** Light for the whole picture, when no setting is named; null leaves it unchanged. */
  readonly light: LightName | null;
  /** Light for the whole picture after that. */
  readonly over?: LightName;
  /** Contrast of the folds; 1 is typical of such cloth. */
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
