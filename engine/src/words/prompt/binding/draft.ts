/** The brief under construction: what the clauses read so far have set. */
import type { Areas, Avoided, Chip, ColourMention, CopySpace, PartFabric, Prop } from '../brief.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import type { SenseOf, Term } from '../words/sense.ts';
import type { ArrangementName } from '../vocabulary/arrangements.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { CutRow } from '../vocabulary/cut-row.ts';
import type { CutName } from '../vocabulary/cuts.ts';
import type { DetailName } from '../vocabulary/details.ts';
import type { FabricName } from '../vocabulary/fabrics.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { MoodName } from '../vocabulary/moods.ts';
import type { PartName } from '../vocabulary/parts.ts';
import type { PatternName } from '../vocabulary/patterns.ts';
import type { LightName, SettingName, StagingName, ViewName } from '../vocabulary/scenes.ts';
import { layerOf } from '../vocabulary/form-facts.ts';

export type DressCode = 'formal' | 'casual';

export type Wearer = 'man' | 'woman' | 'child';

export interface DraftPiece {
  form: FormName;
  cut: (CutRow & { readonly name: CutName }) | null;
  colours: ColourMention[];
  fabric: FabricName | null;
  pattern: { name: PatternName; colours: ColourMention[]; isWhole?: true } | null;
  readonly attributes: { [Name in AttributeName]?: string };
  /** Values that a named part or a pattern implies; they apply where the words leave the attribute open. */
  readonly presumed: { [Name in AttributeName]?: string };
  readonly details: DetailName[];
  readonly partFabrics: PartFabric[];
  /** True for one shoe of a pair. */
  isSingle?: true;
  /** Parts that words name without a colour. */
  shows?: readonly PartName[];
  /** Parts that it is without. */
  lacks?: readonly PartName[];
  /** Colour of the speckles of its glaze, where words name it. */
  specks?: Hex;
  /** Set for a piece with areas that differ. */
  areas?: Areas;
  /** Which of them lie on their sides; absent for none. */
  lies?: 'all' | 'last';
  /** True for a lamp that hangs over what stands on the floor. */
  hangs?: true;
  /** Set for a thing in the air. */
  hovers?: 'tilted' | 'upside-down';
  /** How many of it are shown. */
  count: number;
  /** True while nothing but a word such as "shoe" names the form. */
  isAnyShoe: boolean;
  /** Layer from the skin outwards; "under" and "over" change it. */
  layer: number;
}

export type DraftChip = Omit<Chip, 'piece'> & {
  readonly piece: DraftPiece | null;
  readonly part?: PartName;
  /** True for what one of several areas of the piece shows. */
  readonly isShown?: true;
  /** The arrangement that words for a number name with it: "a stack of three". */
  readonly arrangement?: ArrangementName;
};

export interface Draft {
  readonly pieces: DraftPiece[];
  /** The piece that the picture is about, where that is not the first: the lamp that stands on a table. */
  hero: DraftPiece | null;
  setting: SettingName | null;
  backdrop: ColourMention | null;
  /** True when the backdrop is that of a "background" or a "wall", and not the tint of a place. */
  isBackdropApart: boolean;
  /** Second colour of a background that is a gradient. */
  backdropBelow: ColourMention | null;
  /** True for a packshot, whose background is white unless the words name another. */
  isPackshot: boolean;
  /** True when words ask for no shadow on the background, which is white unless they name another. */
  isShadowless: boolean;
  light: LightName | null;
  /** Colours of the lamps of `light`; empty for its usual ones. */
  lightColours: readonly Hex[];
  view: ViewName | null;
  copySpace: CopySpace | null;
  lens: number | null;
  /** Side of the main lamp, where words name it. */
  lightFrom: 'left' | 'right' | null;
  staging: StagingName | null;
  arrangement: ArrangementName | null;
  /** Number of rows in which several of one thing stand; null where the words name none. */
  rows: number | null;
  readonly props: Prop[];
  readonly moods: MoodName[];
  /** Who wears the garments, when the words say so. */
  wearer: Wearer | null;
  dressCode: DressCode | null;
  readonly chips: DraftChip[];
  readonly avoided: Avoided[];
  /** Words before the first form, held until one is named. */
  pending: Term[];
}

export const emptyDraft = (): Draft => ({
  pieces: [],
  hero: null,
  setting: null,
  backdrop: null,
  isBackdropApart: false,
  backdropBelow: null,
  isPackshot: false,
  isShadowless: false,
  light: null,
  lightColours: [],
  view: null,
  copySpace: null,
  lens: null,
  lightFrom: null,
  staging: null,
  arrangement: null,
  rows: null,
  props: [],
  moods: [],
  wearer: null,
  dressCode: null,
  chips: [],
  avoided: [],
  pending: [],
});

export const newPiece = ({ name, cut, isAnyShoe }: SenseOf<'form'>): DraftPiece => ({
  form: name,
  cut,
  colours: [],
  fabric: null,
  pattern: null,
  attributes: {},
  presumed: {},
  details: [],
  partFabrics: [],
  count: 1,
  isAnyShoe: isAnyShoe === true,
  layer: cut?.rank ?? layerOf(name),
});

export const hasMainColour = (piece: DraftPiece): boolean => piece.colours.some(({ part }) => part === 'main');

/** Records that a term was understood; words of the negative prompt get no chip. */
export function addChip(
  draft: Draft,
  { source, start, end }: Pick<Term, 'source' | 'start' | 'end'>,
  chip: Pick<DraftChip, 'kind' | 'name' | 'label' | 'piece'> & Partial<Pick<DraftChip, 'hex' | 'part'>>,
): void {
  if (source === 'negative') return;
  draft.chips.push({ ...chip, source, start, end });
}

/** Drops the chips of a piece, so that its words are listed as not drawn. */
export function dropChipsOf({ chips }: Draft, piece: DraftPiece): void {
  chips.splice(0, Infinity, ...chips.filter((chip) => chip.piece !== piece));
}

/** The piece that the prompt names last before a place, or first after it; null where it names none. */
export function pieceNamedBy({ chips }: Pick<Draft, 'chips'>, place: number): DraftPiece | null {
  const named = chips
    .filter(({ kind, source }) => kind === 'form' && source === 'prompt')
    .toSorted((a, b) => a.start - b.start);
  return (named.findLast(({ start }) => start < place) ?? named[0])?.piece ?? null;
}

export function avoid(draft: Draft, kind: Avoided['kind'], name: string): void {
  if (!draft.avoided.some((other) => other.kind === kind && other.name === name)) draft.avoided.push({ kind, name });
}
